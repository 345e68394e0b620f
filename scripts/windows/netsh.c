// Stands in for Windows' netsh under Wine: writes its command line down, for installer.sh to read.
#include <stdio.h>
#include <windows.h>

int wmain(void) {
  FILE *file = fopen("C:\\netsh.txt", "a");
  if (!file) return 1;
  fprintf(file, "%ls\n", GetCommandLineW());
  return fclose(file) ? 1 : 0;
}
