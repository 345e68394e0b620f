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
    if (-not (Test-Path node_modules)) { npm ci --no-audit --no-fund; if ($LASTEXITCODE) { throw "npm ci failed" } }
    npm run -s build
    if ($LASTEXITCODE) { throw "The window's pages do not build" }
} finally { Pop-Location }
cargo run --release -p tapis --bin tapis -- @args
exit $LASTEXITCODE
