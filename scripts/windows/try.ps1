# On Windows: installs the installer given, plays an evening with the installed tapis-cli, drives the installed window
# through WebDriver, removes it, and finds nothing left but the club.
# WEBVIEW2_FIXED_URL and WEBVIEW2_FIXED_SHA256 name the pinned runtime (Microsoft's .cab of a fixed version) that the
# window is driven with; EDGE_DRIVER_SHA256 the msedgedriver of that version.
param([Parameter(Mandatory)] [string] $Installer)
$ErrorActionPreference = "Stop"
$Installer = (Resolve-Path $Installer).Path
Set-Location (Join-Path $PSScriptRoot "..\..")
function Confirm-That([bool] $so, [string] $otherwise) { if (-not $so) { throw $otherwise } }
function Save-File([string] $url, [string] $sum, [string] $file) {
    Invoke-WebRequest $url -OutFile $file
    Confirm-That ((Get-FileHash $file -Algorithm SHA256).Hash -eq $sum) "$url is not the file that was pinned"
}
function Start-Setup([string] $file, [string[]] $for = "/CurrentUser") {
    $done = Start-Process $file -ArgumentList (@("/S") + $for) -Wait -PassThru
    Confirm-That ($done.ExitCode -eq 0) "$file ended with $($done.ExitCode)"
}
$listed = "HKCU:\Software\Microsoft\Windows\CurrentVersion\Uninstall\Tapis"
$work = Join-Path $env:TEMP "tapis-try"
New-Item -ItemType Directory -Force "$work\clubs" | Out-Null
$club = Join-Path $work "clubs\Été.tapis"

Write-Output "==> Installing"
Start-Setup $Installer
$place = (Get-ItemProperty $listed).InstallLocation
foreach ($file in "tapis.exe", "tapis-cli.exe", "LICENCES.txt", "uninstall.exe") {
    Confirm-That (Test-Path "$place\$file") "Not installed: $file"
}

Write-Output "==> An evening"
foreach ($step in @("init"), @("simulate", "--players", "40"), @("check"), @("backup")) {
    & "$place\tapis-cli.exe" --club $club @step | Out-Null
    Confirm-That ($LASTEXITCODE -eq 0) "tapis-cli $($step[0]) ended with $LASTEXITCODE"
}

if ($env:WEBVIEW2_FIXED_URL) {
    Write-Output "==> The window, with the pinned runtime"
    Save-File $env:WEBVIEW2_FIXED_URL $env:WEBVIEW2_FIXED_SHA256 "$work\runtime.cab"
    New-Item -ItemType Directory -Force "$work\runtime" | Out-Null
    expand.exe "$work\runtime.cab" -F:* "$work\runtime" | Out-Null
    $engine = Get-ChildItem "$work\runtime" -Recurse -Filter msedgewebview2.exe | Select-Object -First 1
    $version = $engine.VersionInfo.ProductVersion
    Save-File "https://msedgedriver.microsoft.com/$version/edgedriver_win64.zip" $env:EDGE_DRIVER_SHA256 "$work\driver.zip"
    Expand-Archive "$work\driver.zip" "$work\driver" -Force
    $env:WEBVIEW2_BROWSER_EXECUTABLE_FOLDER = $engine.DirectoryName
    python scripts\drive.py windows "$place\tapis.exe" "$work\driver\msedgedriver.exe"
    Confirm-That ($LASTEXITCODE -eq 0) "The window was not as expected"
} elseif ($env:TAPIS_RELEASE) {
    throw "The window was not driven: name the pinned WebView2 (WEBVIEW2_FIXED_URL). Nothing is released without it."
} else {
    Write-Output "SKIPPED: the window was not driven, no pinned WebView2 is named (WEBVIEW2_FIXED_URL)."
}

Write-Output "==> Removing"
# It copies itself elsewhere and goes on there: with _?= it stays, can be waited for, and leaves itself behind.
$done = Start-Process "$place\uninstall.exe" -ArgumentList "/S", "/CurrentUser", "_?=$place" -Wait -PassThru
Confirm-That ($done.ExitCode -eq 0) "The removal ended with $($done.ExitCode)"
Remove-Item "$place\uninstall.exe"
Confirm-That (-not (Get-ChildItem $place -Recurse -File -ErrorAction SilentlyContinue)) "Files were left in $place"
Confirm-That (-not (Test-Path $listed)) "Windows still lists it as installed"
Confirm-That (Test-Path $club) "The club is gone"
Confirm-That ((Get-ChildItem "$work\clubs\backups" -Filter *.tapis).Count -ge 1) "The club's copies are gone"
Write-Output "==> Installed, played, removed: the club and its copies are still there"

$admin = ([Security.Principal.WindowsPrincipal] [Security.Principal.WindowsIdentity]::GetCurrent()).IsInRole("Administrator")
if ($admin) {
    Write-Output "==> For all accounts, with the firewall rule"
    function Get-Rules { @(Get-NetFirewallApplicationFilter -Program "$everybody\tapis.exe" -ErrorAction SilentlyContinue | Get-NetFirewallRule) }
    $everybody = Join-Path $env:ProgramFiles "Tapis"
    Start-Setup $Installer "/AllUsers", "/FIREWALL"
    $rules = Get-Rules
    Confirm-That ($rules.Count -eq 1 -and $rules[0].Profile -eq "Private" -and $rules[0].Action -eq "Allow") "The firewall rule is not as it should be"
    $done = Start-Process "$everybody\uninstall.exe" -ArgumentList "/S", "/AllUsers", "_?=$everybody" -Wait -PassThru
    Confirm-That ($done.ExitCode -eq 0) "The removal ended with $($done.ExitCode)"
    Remove-Item "$everybody\uninstall.exe"
    Confirm-That ((Get-Rules).Count -eq 0) "The firewall rule was left"
} else {
    Write-Output "SKIPPED: all accounts and the firewall rule, which need an administrator."
}
