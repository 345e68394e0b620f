/* Under Wine: runs the Linux program of the same name, so that tests find the tools that read PDFs.
   Wine starts Linux programs, but neither waits for them nor connects their pipes: a shell reads from
   and writes to files, and says by another file that it is done. */
#include <windows.h>
#include <stdio.h>
#include <string.h>

static char *(CDECL *unix_name)(const WCHAR *);
static FILE *script;

static void quoted(const char *text) {
  fputc('\'', script);
  for (; *text; text++) if (*text == '\'') fputs("'\\''", script); else fputc(*text, script);
  fputs("' ", script);
}

static void argument(const WCHAR *given) {
  char text[8192];
  WideCharToMultiByte(CP_UTF8, 0, given, -1, text, sizeof text, NULL, NULL);
  /* A path that a test has put together from a path of Linux. */
  if (given[0] == L'/') for (char *c = text; *c; c++) if (*c == '\\') *c = '/';
  quoted(given[0] && given[1] == L':' ? unix_name(given) : text);
}

static void copy(FILE *from, HANDLE to) {
  char part[65536];
  size_t read;
  DWORD written;
  while ((read = fread(part, 1, sizeof part, from))) WriteFile(to, part, (DWORD)read, &written, NULL);
}

static WCHAR base[MAX_PATH];

static const WCHAR *with(const WCHAR *ending) {
  static WCHAR names[8][MAX_PATH + 8];
  static int next;
  WCHAR *name = names[next++ % 8];
  swprintf(name, MAX_PATH + 8, L"%ls.%ls", base, ending);
  return name;
}

int wmain(int count, WCHAR **given) {
  WCHAR self[MAX_PATH], temp[MAX_PATH], here[MAX_PATH];
  unix_name = (void *)GetProcAddress(GetModuleHandleA("kernel32"), "wine_get_unix_file_name");
  GetModuleFileNameW(NULL, self, MAX_PATH);
  GetCurrentDirectoryW(MAX_PATH, here);
  GetTempPathW(MAX_PATH, temp);
  swprintf(base, MAX_PATH, L"%lsforward-%lu", temp, GetCurrentProcessId());
  DeleteFileW(with(L"done"));

  FILE *in = _wfopen(with(L"in"), L"wb");
  HANDLE input = GetStdHandle(STD_INPUT_HANDLE);
  DWORD kind = GetFileType(input), got;
  char part[65536];
  if (kind == FILE_TYPE_PIPE || kind == FILE_TYPE_DISK)
    while (ReadFile(input, part, sizeof part, &got, NULL) && got) fwrite(part, 1, got, in);
  fclose(in);

  WCHAR *name = wcsrchr(self, L'\\') + 1;
  *wcsrchr(name, L'.') = 0;
  script = _wfopen(with(L"sh"), L"wb");
  fputs("unset LD_LIBRARY_PATH; export LC_ALL=C.UTF-8; cd ", script);
  argument(here);
  fputs("; ", script);
  for (int i = 0; i < count; i++) argument(i ? given[i] : name);
  static const WCHAR *ends[] = {L"in", L"out", L"err", L"half"};
  for (int i = 0; i < 4; i++) {
    fputs((const char *[]){"< ", "> ", "2> ", "; echo $? > "}[i], script);
    argument(with(ends[i]));
  }
  fputs("; mv ", script);
  argument(with(L"half"));
  argument(with(L"done"));
  fclose(script);

  WCHAR line[MAX_PATH + 32];
  char unix_script[MAX_PATH];
  strncpy(unix_script, unix_name(with(L"sh")), sizeof unix_script - 1);
  swprintf(line, MAX_PATH + 32, L"/bin/sh %hs", unix_script);
  STARTUPINFOW how = {sizeof how};
  PROCESS_INFORMATION started;
  if (!CreateProcessW(L"Z:\\bin\\sh", line, NULL, NULL, FALSE, 0, NULL, NULL, &how, &started)) return 127;

  int status = 126;
  for (int waited = 0; waited < 60000; waited++, Sleep(5)) {
    FILE *done = _wfopen(with(L"done"), L"rb");
    if (!done) continue;
    fscanf(done, "%d", &status);
    fclose(done);
    break;
  }
  for (int i = 1; i < 3; i++) {
    FILE *file = _wfopen(with(ends[i]), L"rb");
    if (file) { copy(file, GetStdHandle(i == 1 ? STD_OUTPUT_HANDLE : STD_ERROR_HANDLE)); fclose(file); }
  }
  static const WCHAR *left[] = {L"in", L"out", L"err", L"done", L"sh"};
  for (int i = 0; i < 5; i++) DeleteFileW(with(left[i]));
  return status;
}
