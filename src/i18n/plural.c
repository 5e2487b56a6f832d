/* A recursive evaluator of plural expressions, by precedence climbing. It works on the text itself:
 * expressions are short, and no tree has to be kept or freed. Both branches of ?:, && and || are
 * evaluated, so division by zero gives 0 instead of stopping. Depth is bounded because the text may
 * be hostile. */
#include "plural.h"

#include <string.h>

#define DEPTH_MAX   64
#define FORMS_MAX   6    /* Arabic has six, no language has more */
#define CHECKED_MAX 1000 /* a rule is tried for n below this before it is accepted */

typedef struct Reader {
    const char *at;
    uint64_t n;
    int depth;
    bool failed;
} Reader;

typedef struct Operator {
    const char *sign;
    int precedence; /* higher binds closer */
    uint64_t (*apply)(uint64_t a, uint64_t b);
} Operator;

static uint64_t either(uint64_t a, uint64_t b)
{
    return a || b;
}

static uint64_t both(uint64_t a, uint64_t b)
{
    return a && b;
}

static uint64_t equal(uint64_t a, uint64_t b)
{
    return a == b;
}

static uint64_t unequal(uint64_t a, uint64_t b)
{
    return a != b;
}

static uint64_t at_most(uint64_t a, uint64_t b)
{
    return a <= b;
}

static uint64_t at_least(uint64_t a, uint64_t b)
{
    return a >= b;
}

static uint64_t below(uint64_t a, uint64_t b)
{
    return a < b;
}

static uint64_t above(uint64_t a, uint64_t b)
{
    return a > b;
}

static uint64_t sum(uint64_t a, uint64_t b)
{
    return a + b;
}

static uint64_t difference(uint64_t a, uint64_t b)
{
    return a - b;
}

static uint64_t product(uint64_t a, uint64_t b)
{
    return a * b;
}

static uint64_t quotient(uint64_t a, uint64_t b)
{
    return b == 0 ? 0 : a / b;
}

static uint64_t remainder_of(uint64_t a, uint64_t b)
{
    return b == 0 ? 0 : a % b;
}

/* Longer signs stand before those they begin with. */
static const Operator operators[] = {
    {"||", 1, either},      {"&&", 2, both},      {"==", 3, equal},  {"!=", 3, unequal},
    {"<=", 4, at_most},     {">=", 4, at_least},  {"<", 4, below},   {">", 4, above},
    {"+", 5, sum},          {"-", 5, difference}, {"*", 6, product}, {"/", 6, quotient},
    {"%", 6, remainder_of},
};

static uint64_t read_choice(Reader *reader);

static void skip_blanks(Reader *reader)
{
    reader->at += strspn(reader->at, " \t");
}

static bool take(Reader *reader, const char *sign)
{
    skip_blanks(reader);
    size_t length = strlen(sign);
    if (strncmp(reader->at, sign, length) != 0) {
        return false;
    }
    reader->at += length;
    return true;
}

static uint64_t fail(Reader *reader)
{
    reader->failed = true;
    return 0;
}

static uint64_t read_number(Reader *reader)
{
    uint64_t number = 0;
    for (; *reader->at >= '0' && *reader->at <= '9'; reader->at++) {
        if (number > UINT32_MAX) {
            return fail(reader);
        }
        number = number * 10 + (uint64_t)(*reader->at - '0');
    }
    return number;
}

static uint64_t read_operand(Reader *reader)
{
    if (take(reader, "n")) {
        return reader->n;
    }
    if (take(reader, "(")) {
        uint64_t value = read_choice(reader);
        return take(reader, ")") ? value : fail(reader);
    }
    return *reader->at >= '0' && *reader->at <= '9' ? read_number(reader) : fail(reader);
}

static uint64_t read_negated(Reader *reader)
{
    bool is_negated = false;
    bool has_sign = false;
    while (take(reader, "!")) {
        is_negated = !is_negated;
        has_sign = true;
    }
    uint64_t value = read_operand(reader);
    if (!has_sign) {
        return value;
    }
    return is_negated ? value == 0 : value != 0;
}

/* The operator that comes next and binds at least as close as `precedence`, taken; or NULL. */
static const Operator *take_operator(Reader *reader, int precedence)
{
    const char *start = reader->at;
    for (size_t i = 0; i < sizeof operators / sizeof *operators; i++) {
        if (!take(reader, operators[i].sign)) {
            continue;
        }
        if (operators[i].precedence >= precedence) {
            return &operators[i];
        }
        reader->at = start;
        return NULL;
    }
    return NULL;
}

static uint64_t read_binary(Reader *reader, int precedence)
{
    uint64_t left = read_negated(reader);
    const Operator *next = NULL;
    while (!reader->failed && (next = take_operator(reader, precedence)) != NULL) {
        uint64_t right = read_binary(reader, next->precedence + 1);
        left = next->apply(left, right);
    }
    return left;
}

static uint64_t read_choice(Reader *reader)
{
    if (++reader->depth > DEPTH_MAX) {
        return fail(reader);
    }
    uint64_t value = read_binary(reader, 1);
    if (!reader->failed && take(reader, "?")) {
        uint64_t yes = read_choice(reader);
        uint64_t no = take(reader, ":") ? read_choice(reader) : fail(reader);
        value = value != 0 ? yes : no;
    }
    reader->depth--;
    return value;
}

/* False when the expression is not one. */
static bool evaluate(const char *expression, uint64_t n, uint64_t *out)
{
    Reader reader = {expression, n, 0, false};
    *out = read_choice(&reader);
    skip_blanks(&reader);
    return !reader.failed && strchr(";\n", *reader.at) != NULL;
}

static bool is_sound(const PluralRule *rule)
{
    for (uint64_t n = 0; n < CHECKED_MAX; n++) {
        uint64_t form = 0;
        if (!evaluate(rule->expression, n, &form) || form >= rule->forms) {
            return false;
        }
    }
    return true;
}

bool plural_read(const char *header, PluralRule *out)
{
    static const char field[] = "Plural-Forms:";
    const char *found = strstr(header, field);
    if (found == NULL) {
        *out = (PluralRule){NULL, 2};
        return true;
    }
    Reader reader = {found + strlen(field), 0, 0, false};
    if (!take(&reader, "nplurals=")) {
        return false;
    }
    uint64_t forms = read_number(&reader);
    if (forms < 1 || forms > FORMS_MAX || !take(&reader, ";") || !take(&reader, "plural=")) {
        return false;
    }
    *out = (PluralRule){reader.at, (uint32_t)forms};
    return is_sound(out);
}

uint32_t plural_form(const PluralRule *rule, uint64_t n)
{
    uint64_t form = n != 1;
    if (rule->expression != NULL && !evaluate(rule->expression, n, &form)) {
        return 0;
    }
    return form < rule->forms ? (uint32_t)form : rule->forms - 1;
}
