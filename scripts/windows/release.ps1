# On Windows: tests, the programs of a release and Microsoft's two installers for WebView2, all in target\release-files.
# pack.sh makes the installers of them.
$ErrorActionPreference = "Stop"
Set-Location (Join-Path $PSScriptRoot "..\..")
function Invoke-Step([string] $what, [scriptblock] $step) {
    Write-Output "==> $what"
    & $step
    if ($LASTEXITCODE) { throw "${what}: failed" }
}
Push-Location ui
try {
    Invoke-Step "The window's npm packages" { npm ci --no-audit --no-fund }
    Invoke-Step "The window's pages" { npm run -s build }
} finally { Pop-Location }
Invoke-Step "Tests" {
    cargo test -q --no-fail-fast -p tapis-engine -p tapis-locale -p tapis-print -p tapis-documents -p tapis-store -p tapis-club -p tapis-cli
}
Invoke-Step "The programs" { npx --yes "@tauri-apps/cli@2.12.5" build --no-bundle "--" --config scripts/windows/small.toml -p tapis -p tapis-cli }
$files = "target\release-files"
New-Item -ItemType Directory -Force "$files\programs" | Out-Null
Copy-Item target\release\tapis.exe, target\release\tapis-cli.exe "$files\programs"
Invoke-Step "Licences" {
    $env:PYTHONUTF8 = "1"
    cmd /c "python scripts\licences.py x86_64-pc-windows-msvc > $files\programs\LICENCES.txt"
}
# Microsoft's permanent addresses of the bootstrapper and of the installer that needs no connection.
foreach ($kind in @{ small = "2124703"; large = "2124701" }.GetEnumerator()) {
    $file = "$files\webview2-$($kind.Key).exe"
    Invoke-WebRequest "https://go.microsoft.com/fwlink/?linkid=$($kind.Value)" -OutFile $file
    $signed = Get-AuthenticodeSignature $file
    if ($signed.Status -ne "Valid" -or $signed.SignerCertificate.Subject -notmatch "O=Microsoft Corporation") {
        throw "$file is not signed by Microsoft: $($signed.Status)"
    }
}
