# Builds the program and opens it, on Windows. Arguments are handed to it: scripts\run.ps1 --sample
$ErrorActionPreference = "Stop"
Set-Location (Join-Path $PSScriptRoot "..")
foreach ($tool in "cargo", "node", "npm") {
    if (-not (Get-Command $tool -ErrorAction SilentlyContinue)) {
        throw "$tool is missing: install Rust (rustup.rs, with Visual Studio's Build Tools) and Node 20.19 or later."
    }
}
Push-Location ui
try {
    # What was installed is what the lock file names: it is copied once that is so, as scripts/setup.sh does.
    $stamp = "node_modules\.installed"
    $wanted = (Get-FileHash package-lock.json).Hash
    if (-not (Test-Path $stamp) -or (Get-FileHash $stamp).Hash -ne $wanted) {
        npm ci --no-audit --no-fund
        if ($LASTEXITCODE) { throw "npm ci failed" }
        Copy-Item package-lock.json $stamp
    }
    npm run -s build
    if ($LASTEXITCODE) { throw "The window's pages do not build" }
} finally { Pop-Location }
cargo run --profile local -p tapis --bin tapis -- @args
exit $LASTEXITCODE
