; The installer for Windows, made by installer.sh with Debian's makensis. For one account, without an
; administrator; "/allusers" on the command line, or the page that asks, is for all accounts. Uninstalling
; leaves every club where it is. In an installation for all accounts, "/FIREWALL" or the page that asks allows the
; program in Windows' firewall. "/UPDATE" is how the program starts it: nothing is asked, the program that is closing
; is waited for, and opens again afterwards. Values from outside (pack.sh): VERSION, FILES (the folder of what is installed) and
; OUT; with LOADER, WebView2Loader.dll is installed too, which a gnu build loads; with WEBVIEW2, Microsoft's own
; installer for WebView2 of that path is packed and run where it is missing.
Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
; Both programs bring the same fonts, pictures and sentences: packed once, where the packer remembers the first program
; while it packs the second. Unpacking takes as much memory.
SetCompressorDictSize 64
ManifestDPIAware true
Name "Tapis"
OutFile "${OUT}"
BrandingText "Tapis ${VERSION}"

!define MULTIUSER_EXECUTIONLEVEL Highest
!define MULTIUSER_MUI
!define MULTIUSER_INSTALLMODE_COMMANDLINE
!define MULTIUSER_INSTALLMODE_DEFAULT_CURRENTUSER
!define MULTIUSER_INSTALLMODE_INSTDIR "Tapis"
!define MULTIUSER_USE_PROGRAMFILES64
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Tapis"
!define EDGE "Software\Microsoft\EdgeUpdate\Clients\{F3017226-FE2A-4295-8BDF-00C3A9A7E4C5}"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_KEY "${UNINSTALL}"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_VALUENAME "InstallMode"
; As in crates/net/src/server.rs: the ports of which the program takes the first that is free.
!define PORTS "8420-8429"
!include MultiUser.nsh
!include MUI2.nsh
!include nsDialogs.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include x64.nsh

!define MUI_ICON "${FILES}\tapis.ico"
!define MUI_UNICON "${FILES}\tapis.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\tapis.exe"
Var Update
; "yes": devices of the room get through Windows' firewall.
Var Firewall
Var FirewallBox
!define MUI_PAGE_CUSTOMFUNCTION_PRE SkipForUpdate
!insertmacro MULTIUSER_PAGE_INSTALLMODE
!define MUI_PAGE_CUSTOMFUNCTION_PRE SkipForUpdate
!insertmacro MUI_PAGE_DIRECTORY
Page custom FirewallPage FirewallChosen
!insertmacro MUI_PAGE_INSTFILES
!define MUI_PAGE_CUSTOMFUNCTION_PRE SkipForUpdate
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "English"

LangString ClubFile ${LANG_FRENCH} "Club de Tapis"
LangString ClubFile ${LANG_ENGLISH} "Tapis club"
LangString NoView ${LANG_FRENCH} "Il manque Microsoft Edge WebView2, qui affiche les pages de Tapis. Il est gratuit : installez-le depuis le site de Microsoft, puis ouvrez Tapis."
LangString NoView ${LANG_ENGLISH} "Microsoft Edge WebView2, which shows the pages of Tapis, is missing. It is free: install it from Microsoft's site, then open Tapis."
LangString Running ${LANG_FRENCH} "Tapis est ouvert : fermez-le, puis recommencez."
LangString Running ${LANG_ENGLISH} "Tapis is open: close it, then try again."
LangString Needs64 ${LANG_FRENCH} "Tapis demande un Windows de 64 bits."
LangString Needs64 ${LANG_ENGLISH} "Tapis needs a 64-bit Windows."
LangString FirewallTitle ${LANG_FRENCH} "Téléphones et tablettes de la salle"
LangString FirewallTitle ${LANG_ENGLISH} "Phones and tablets in the room"
LangString FirewallSubtitle ${LANG_FRENCH} "Faut-il leur ouvrir le pare-feu de Windows ?"
LangString FirewallSubtitle ${LANG_ENGLISH} "Should Windows’ firewall let them in?"
LangString FirewallWords ${LANG_FRENCH} "Tapis peut montrer la soirée aux téléphones des joueurs. Windows demande alors s’il peut communiquer sur le réseau, et ne redemande jamais après un refus. Cette case y répond d’avance. Elle ne concerne que les réseaux privés ; désinstaller Tapis retire la règle."
LangString FirewallWords ${LANG_ENGLISH} "Tapis can show the evening on the players’ phones. Windows then asks whether it may communicate on the network, and after a refusal never asks again. This box answers beforehand. It concerns private networks only; uninstalling Tapis removes the rule."
LangString FirewallBox ${LANG_FRENCH} "Autoriser Tapis dans le pare-feu (réseaux privés, ports TCP 8420 à 8429)"
LangString FirewallBox ${LANG_ENGLISH} "Allow Tapis in the firewall (private networks, TCP ports 8420 to 8429)"
LangString FirewallFailed ${LANG_FRENCH} "Windows a refusé la règle du pare-feu. Tapis est installé ; l’écran Appareils dit quoi faire quand un téléphone n’arrive pas."
LangString FirewallFailed ${LANG_ENGLISH} "Windows refused the firewall rule. Tapis is installed; the Devices screen says what to do when a phone does not arrive."

Function .onInit
  ${IfNot} ${RunningX64}
    MessageBox MB_ICONSTOP "$(Needs64)" /SD IDOK
    Abort
  ${EndIf}
  SetRegView 64
  !insertmacro MULTIUSER_INIT
  StrCpy $Update "no"
  ${GetParameters} $R0
  ClearErrors
  ${GetOptions} $R0 "/UPDATE" $R1
  ${IfNot} ${Errors}
    StrCpy $Update "yes"
    SetAutoClose true
  ${EndIf}
  ; As the last installation was left, unless it is asked for.
  ReadRegStr $Firewall HKLM "${UNINSTALL}" "Firewall"
  ${If} $Firewall != "yes"
    StrCpy $Firewall "no"
  ${EndIf}
  ClearErrors
  ${GetOptions} $R0 "/FIREWALL" $R1
  ${IfNot} ${Errors}
    StrCpy $Firewall "yes"
  ${EndIf}
  ; As Windows does it for programs of one account.
  ${If} $MultiUser.InstallMode == "CurrentUser"
  ${AndIf} $INSTDIR == "$LOCALAPPDATA\Tapis"
    StrCpy $INSTDIR "$LOCALAPPDATA\Programs\Tapis"
  ${EndIf}
FunctionEnd

Function SkipForUpdate
  ${If} $Update == "yes"
    Abort
  ${EndIf}
FunctionEnd

; One account has not the rights: there Windows asks when devices are let in.
Function FirewallPage
  ${If} $Update == "yes"
  ${OrIf} $MultiUser.InstallMode != "AllUsers"
    Abort
  ${EndIf}
  !insertmacro MUI_HEADER_TEXT "$(FirewallTitle)" "$(FirewallSubtitle)"
  nsDialogs::Create 1018
  Pop $0
  ${If} $0 == error
    Abort
  ${EndIf}
  ${NSD_CreateLabel} 0 0 100% 48u "$(FirewallWords)"
  Pop $0
  ${NSD_CreateCheckbox} 0 54u 100% 12u "$(FirewallBox)"
  Pop $FirewallBox
  ${If} $Firewall == "yes"
    ${NSD_Check} $FirewallBox
  ${EndIf}
  nsDialogs::Show
FunctionEnd

Function FirewallChosen
  ${NSD_GetState} $FirewallBox $0
  StrCpy $Firewall "no"
  ${If} $0 == ${BST_CHECKED}
    StrCpy $Firewall "yes"
  ${EndIf}
FunctionEnd

; Every rule that lets others reach the program or keeps them out: also the one that Windows itself makes of a refusal,
; which would win over ours.
!macro RemoveFirewallRules
  nsExec::Exec '"$SYSDIR\netsh.exe" advfirewall firewall delete rule name=all dir=in program="$INSTDIR\tapis.exe"'
  Pop $0
!macroend

; The program that started this installer is closing: it has twenty seconds.
Function WaitForProgram
  ${If} $Update == "yes"
    ${For} $1 1 100
      ClearErrors
      FileOpen $0 "$INSTDIR\tapis.exe" a
      ${IfNot} ${Errors}
        FileClose $0
        ${Break}
      ${EndIf}
      Sleep 200
    ${Next}
  ${EndIf}
FunctionEnd

; As the person who works here, not as an administrator: the desktop's own program opens it.
Function .onInstSuccess
  ${If} $Update == "yes"
    Exec '"$WINDIR\explorer.exe" "$INSTDIR\tapis.exe"'
  ${EndIf}
FunctionEnd

Function un.onInit
  SetRegView 64
  !insertmacro MULTIUSER_UNINIT
FunctionEnd

; A program that runs cannot be replaced.
!macro RefuseWhileOpen
  ${If} ${FileExists} "$INSTDIR\tapis.exe"
    ClearErrors
    FileOpen $0 "$INSTDIR\tapis.exe" a
    ${If} ${Errors}
      MessageBox MB_ICONEXCLAMATION "$(Running)" /SD IDOK
      SetErrorLevel 3
      Quit
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

Section
  Call WaitForProgram
  !insertmacro RefuseWhileOpen
  SetOutPath "$INSTDIR"
  File "${FILES}\tapis.exe"
  File "${FILES}\tapis-cli.exe"
  !ifdef LOADER
    File "${FILES}\WebView2Loader.dll"
  !endif
  File "${FILES}\tapis.ico"
  File "${FILES}\LICENSE.txt"
  File "${FILES}\LICENCES.txt"
  CreateShortcut "$SMPROGRAMS\Tapis.lnk" "$INSTDIR\tapis.exe"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  WriteRegStr SHCTX "Software\Classes\.tapis" "" "Tapis.Club"
  WriteRegStr SHCTX "Software\Classes\.tapis" "Content Type" "application/vnd.tapis.club"
  WriteRegStr SHCTX "Software\Classes\Tapis.Club" "" "$(ClubFile)"
  WriteRegStr SHCTX "Software\Classes\Tapis.Club\DefaultIcon" "" "$INSTDIR\tapis.ico"
  WriteRegStr SHCTX "Software\Classes\Tapis.Club\shell\open\command" "" '"$INSTDIR\tapis.exe" "%1"'
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'

  WriteRegStr SHCTX "${UNINSTALL}" "DisplayName" "Tapis"
  WriteRegStr SHCTX "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr SHCTX "${UNINSTALL}" "DisplayIcon" "$INSTDIR\tapis.ico"
  WriteRegStr SHCTX "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr SHCTX "${UNINSTALL}" "InstallMode" "$MultiUser.InstallMode"
  WriteRegStr SHCTX "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode'
  WriteRegStr SHCTX "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode /S'
  WriteRegDWORD SHCTX "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD SHCTX "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD SHCTX "${UNINSTALL}" "EstimatedSize" $0

  ${If} $MultiUser.InstallMode == "AllUsers"
    ReadRegStr $0 HKLM "${UNINSTALL}" "Firewall"
    ${If} $Firewall == "yes"
    ${OrIf} $0 == "yes"
      !insertmacro RemoveFirewallRules
    ${EndIf}
    ${If} $Firewall == "yes"
      nsExec::Exec '"$SYSDIR\netsh.exe" advfirewall firewall add rule name="Tapis" dir=in action=allow program="$INSTDIR\tapis.exe" protocol=TCP localport=${PORTS} profile=private'
      Pop $0
      ${If} $0 != "0"
        StrCpy $Firewall "no"
        MessageBox MB_ICONINFORMATION "$(FirewallFailed)" /SD IDOK
      ${EndIf}
    ${EndIf}
    WriteRegStr HKLM "${UNINSTALL}" "Firewall" "$Firewall"
  ${EndIf}

  ; Windows 11 and most of Windows 10 have it.
  SetRegView 32
  ReadRegStr $0 HKLM "${EDGE}" "pv"
  SetRegView 64
  ${If} $0 == ""
    ReadRegStr $0 HKCU "${EDGE}" "pv"
  ${EndIf}
  !ifdef WEBVIEW2
    ${If} $0 == ""
      InitPluginsDir
      File "/oname=$PLUGINSDIR\webview2.exe" "${WEBVIEW2}"
      ExecWait '"$PLUGINSDIR\webview2.exe" /silent /install' $1
      ${If} $1 == 0
        StrCpy $0 "installed"
      ${EndIf}
    ${EndIf}
  !endif
  ${If} $0 == ""
    MessageBox MB_ICONINFORMATION "$(NoView)" /SD IDOK
  ${EndIf}
SectionEnd

Section Uninstall
  !insertmacro RefuseWhileOpen
  Delete "$INSTDIR\tapis.exe"
  Delete "$INSTDIR\tapis-cli.exe"
  Delete "$INSTDIR\WebView2Loader.dll"
  Delete "$INSTDIR\tapis.ico"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\LICENCES.txt"
  Delete "$INSTDIR\uninstall.exe"
  ${If} $MultiUser.InstallMode == "AllUsers"
    !insertmacro RemoveFirewallRules
  ${EndIf}
  ; Not what somebody else has put there.
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Tapis.lnk"
  DeleteRegKey SHCTX "${UNINSTALL}"
  ReadRegStr $0 SHCTX "Software\Classes\.tapis" ""
  ${If} $0 == "Tapis.Club"
    DeleteRegKey SHCTX "Software\Classes\.tapis"
  ${EndIf}
  DeleteRegKey SHCTX "Software\Classes\Tapis.Club"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
