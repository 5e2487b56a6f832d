/* Under which address others in the room reach this computer. */
#ifndef PHONES_ADDRESS_H
#define PHONES_ADDRESS_H

#include <netinet/in.h>

/* That of the network which leads out of the house, asked of the system without sending anything;
 * where there is none that of the computer itself, which no phone reaches. */
struct in_addr address_of_house(void);

#endif
