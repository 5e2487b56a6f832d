; The installer: for the person who calls it alone, so it asks for no administrator. packaging/package
; windows gives VERSION, FOLDER with what is installed, LIST with the commands that remove that again,
; ICON and OUT. What it says is NSIS's own in the four languages, chosen by the person's Windows, and
; the sentences below.
Target amd64-unicode
Unicode true
SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestDPIAware true
ManifestSupportedOS Win10

!include MUI2.nsh
!include FileFunc.nsh

Name Meja
OutFile "${OUT}"
BrandingText "Meja ${VERSION}"
InstallDir "$LOCALAPPDATA\Programs\Meja"
InstallDirRegKey HKCU Software\Meja Folder

!define UNINSTALL Software\Microsoft\Windows\CurrentVersion\Uninstall\Meja
!define TYPE Software\Classes\Meja.Game

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\Meja.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE Indonesian
!insertmacro MUI_LANGUAGE Russian
!insertmacro MUI_LANGUAGE SimpChinese

LangString GAME ${LANG_ENGLISH} "Meja game"
LangString GAME ${LANG_INDONESIAN} "Permainan Meja"
LangString GAME ${LANG_RUSSIAN} "Партия Meja"
LangString GAME ${LANG_SIMPCHINESE} "Meja 对局"
LangString RUNNING ${LANG_ENGLISH} "Meja is running. Close it, then try again."
LangString RUNNING ${LANG_INDONESIAN} "Meja sedang berjalan. Tutup dulu, lalu coba lagi."
LangString RUNNING ${LANG_RUSSIAN} "Meja сейчас запущена. Закройте её и повторите попытку."
LangString RUNNING ${LANG_SIMPCHINESE} "Meja 正在运行。请先关闭它，然后重试。"

VIProductVersion ${VERSION}.0
VIAddVersionKey /LANG=0 ProductName Meja
VIAddVersionKey /LANG=0 ProductVersion ${VERSION}
VIAddVersionKey /LANG=0 FileVersion ${VERSION}
VIAddVersionKey /LANG=0 FileDescription "Meja: installer"
VIAddVersionKey /LANG=0 CompanyName "The Meja authors"
VIAddVersionKey /LANG=0 LegalCopyright "MIT License"

; Windows lets nobody write into a program that runs.
!macro until_closed again
  ${again}:
  ClearErrors
  IfFileExists "$INSTDIR\Meja.exe" 0 ${again}_closed
  FileOpen $0 "$INSTDIR\Meja.exe" a
  IfErrors 0 ${again}_free
  MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" /SD IDCANCEL IDRETRY ${again}
  SetErrorLevel 1
  Quit
  ${again}_free:
  FileClose $0
  ${again}_closed:
!macroend

!macro tell_desktop
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section
  !insertmacro until_closed install
  ; What an older version has and this one has not goes away.
  IfFileExists "$INSTDIR\Uninstall.exe" 0 +2
  ExecWait '"$INSTDIR\Uninstall.exe" /S _?=$INSTDIR'

  SetOutPath "$INSTDIR"
  File /r "${FOLDER}/*"
  WriteUninstaller "$INSTDIR\Uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Meja.lnk" "$INSTDIR\Meja.exe"

  WriteRegStr HKCU Software\Classes\.meja "" Meja.Game
  WriteRegStr HKCU Software\Classes\.meja "Content Type" application/x-meja-game
  WriteRegStr HKCU ${TYPE} "" "$(GAME)"
  WriteRegStr HKCU ${TYPE}\DefaultIcon "" "$INSTDIR\Meja.exe,0"
  WriteRegStr HKCU ${TYPE}\shell\open\command "" '"$INSTDIR\Meja.exe" "%1"'
  !insertmacro tell_desktop

  ${GetSize} "$INSTDIR" /S=0K $0 $1 $2
  WriteRegStr HKCU Software\Meja Folder "$INSTDIR"
  WriteRegStr HKCU ${UNINSTALL} DisplayName Meja
  WriteRegStr HKCU ${UNINSTALL} DisplayVersion ${VERSION}
  WriteRegStr HKCU ${UNINSTALL} DisplayIcon "$INSTDIR\Meja.exe"
  WriteRegStr HKCU ${UNINSTALL} Publisher "The Meja authors"
  WriteRegStr HKCU ${UNINSTALL} InstallLocation "$INSTDIR"
  WriteRegStr HKCU ${UNINSTALL} UninstallString '"$INSTDIR\Uninstall.exe"'
  WriteRegStr HKCU ${UNINSTALL} QuietUninstallString '"$INSTDIR\Uninstall.exe" /S'
  WriteRegDWORD HKCU ${UNINSTALL} EstimatedSize $0
  WriteRegDWORD HKCU ${UNINSTALL} NoModify 1
  WriteRegDWORD HKCU ${UNINSTALL} NoRepair 1
SectionEnd

; The person's profile, in $APPDATA\Meja, stays; what can be made again does not.
Section Uninstall
  !insertmacro until_closed uninstall
  !include "${LIST}"
  Delete "$INSTDIR\Uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Meja.lnk"
  RMDir /r "$LOCALAPPDATA\Meja cache"
  DeleteRegKey HKCU Software\Meja
  DeleteRegKey HKCU ${UNINSTALL}
  DeleteRegKey HKCU ${TYPE}
  ReadRegStr $0 HKCU Software\Classes\.meja ""
  StrCmp $0 Meja.Game 0 +2
  DeleteRegKey HKCU Software\Classes\.meja
  !insertmacro tell_desktop
SectionEnd
