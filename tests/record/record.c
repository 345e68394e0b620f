/* Preloaded into a program, it writes down every change the program makes to files under a folder:
 * TAPIS_RECORD_UNDER names the folder, TAPIS_RECORD the file that takes the records. What is written
 * to standard output is recorded too, so that a test knows what had been acknowledged at each point.
 *
 * A record: one letter, then three fields, each a 32-bit length and so many bytes, then a 64-bit number
 * (lengths and number in the machine's order):
 *   w path data -    number = offset     t path - -  number = length     c path - -  created
 *   s path - -       synced, a file or a folder      r path to -         renamed
 *   u path - -       removed                         a - data -          standard output
 *
 * It can also make one operation fail: TAPIS_FAIL is the number of the operation, from 1, followed by a
 * plus sign where all later ones fail too; TAPIS_FAIL_AS is the error's number, 0 for SIGKILL instead. A
 * write that fails with EIO has written half. Reads count for EIO alone. TAPIS_FAIL_LOG names a file that
 * takes a line for each operation.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define FDS 1024

static pthread_mutex_t guard = PTHREAD_MUTEX_INITIALIZER;
static char *paths[FDS];
static int record = -1, operations = -1;
static const char *under;
static long fail_at;
static int fail_as, fail_on;
static atomic_long count;

#define REAL(result, name, ...) \
    static result (*real)(__VA_ARGS__); \
    if (!real) real = (result(*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

static ssize_t plain_write(int fd, const void *data, size_t size) {
    REAL(ssize_t, "write", int, const void *, size_t);
    return real(fd, data, size);
}

__attribute__((constructor)) static void begin(void) {
    const char *file = getenv("TAPIS_RECORD");
    under = getenv("TAPIS_RECORD_UNDER");
    const int how = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC;
    int recorded = file && under ? open(file, how, 0600) : -1;
    const char *log = getenv("TAPIS_FAIL_LOG"), *at = getenv("TAPIS_FAIL"), *as = getenv("TAPIS_FAIL_AS");
    int logged = log && under ? open(log, how, 0600) : -1;
    /* Also where nothing fails: the log then numbers the operations as they are when something does. */
    if (as) fail_as = atoi(as);
    if (at) {
        char *end;
        fail_at = strtol(at, &end, 10);
        fail_on = *end == '+';
    }
    record = recorded;
    operations = logged;
}

/* The absolute path, where it lies under the folder. SQLite's shared memory survives no cut. */
static char *watched(const char *path) {
    static __thread char whole[PATH_MAX * 2];
    if ((record < 0 && operations < 0) || !path) return NULL;
    if (path[0] == '/') {
        strncpy(whole, path, PATH_MAX);
    } else {
        if (!getcwd(whole, PATH_MAX)) return NULL;
        strncat(strncat(whole, "/", 2), path, PATH_MAX - 1);
    }
    size_t length = strlen(whole);
    if (strncmp(whole, under, strlen(under)) != 0) return NULL;
    if (operations < 0 && length > 4 && strcmp(whole + length - 4, "-shm") == 0) return NULL;
    return whole;
}

/* Whether this operation on a file under the folder is the one that fails. */
static int fails(const char *what, const char *path) {
    if (operations < 0 || !path) return 0;
    long number = atomic_fetch_add(&count, 1) + 1;
    char line[PATH_MAX];
    int length = snprintf(line, sizeof line, "%ld %s %s\n", number, what, path + strlen(under));
    if (plain_write(operations, line, length) != length) abort();
    if (!fail_at || !(number == fail_at || (fail_on && number > fail_at))) return 0;
    if (fail_as == 0) kill(getpid(), SIGKILL);
    errno = fail_as;
    return 1;
}

static void note(char kind, const char *path, const void *data, size_t size, const char *to, int64_t number) {
    if (record < 0) return;
    uint32_t lengths[3] = {path ? strlen(path) : 0, size, to ? strlen(to) : 0};
    const void *fields[3] = {path, data, to};
    size_t total = 1 + sizeof lengths + lengths[0] + size + lengths[2] + sizeof number;
    char *line = malloc(total), *end = line;
    if (!line) abort();
    *end++ = kind;
    for (int field = 0; field < 3; field++) {
        memcpy(end, &lengths[field], sizeof lengths[field]);
        end += sizeof lengths[field];
        if (lengths[field]) memcpy(end, fields[field], lengths[field]);
        end += lengths[field];
    }
    memcpy(end, &number, sizeof number);
    if (plain_write(record, line, total) != (ssize_t)total) abort();
    free(line);
}

static int opened(int fd, const char *path, int flags, int existed) {
    char *name = fd >= 0 && fd < FDS ? watched(path) : NULL;
    if (!name) return fd;
    pthread_mutex_lock(&guard);
    free(paths[fd]);
    paths[fd] = strdup(name);
    if (!existed) note('c', name, NULL, 0, NULL, 0);
    else if (flags & O_TRUNC) note('t', name, NULL, 0, NULL, 0);
    pthread_mutex_unlock(&guard);
    return fd;
}

#define OPEN(name) \
    int name(const char *path, int flags, ...) { \
        REAL(int, #name, const char *, int, mode_t); \
        va_list rest; \
        va_start(rest, flags); \
        mode_t mode = flags & O_CREAT ? va_arg(rest, mode_t) : 0; \
        va_end(rest); \
        struct stat there; \
        int existed = stat(path, &there) == 0; \
        if ((flags & (O_CREAT | O_WRONLY | O_RDWR)) && fails(#name, watched(path))) return -1; \
        return opened(real(path, flags, mode), path, flags, existed); \
    }
OPEN(open)
OPEN(open64)

static const char *name_of(int fd) { return fd >= 0 && fd < FDS ? paths[fd] : NULL; }

int close(int fd) {
    REAL(int, "close", int);
    pthread_mutex_lock(&guard);
    if (fd >= 0 && fd < FDS) {
        free(paths[fd]);
        paths[fd] = NULL;
    }
    pthread_mutex_unlock(&guard);
    return real(fd);
}

static ssize_t wrote(int fd, const void *data, ssize_t done, off_t at) {
    const char *name = name_of(fd);
    if (done <= 0 || record < 0) return done;
    pthread_mutex_lock(&guard);
    if (name) note('w', name, data, done, NULL, at);
    else if (fd == 1) note('a', NULL, data, done, NULL, 0);
    pthread_mutex_unlock(&guard);
    return done;
}

ssize_t write(int fd, const void *data, size_t size) {
    if (fails("write", name_of(fd))) {
        if (fail_as == EIO && plain_write(fd, data, size / 2) >= 0) errno = EIO;
        return -1;
    }
    ssize_t done = plain_write(fd, data, size);
    if (!name_of(fd)) return wrote(fd, data, done, 0);
    return wrote(fd, data, done, lseek(fd, 0, SEEK_CUR) - done);
}

#define PWRITE(name) \
    ssize_t name(int fd, const void *data, size_t size, off_t at) { \
        REAL(ssize_t, #name, int, const void *, size_t, off_t); \
        if (fails(#name, name_of(fd))) { \
            if (fail_as == EIO && real(fd, data, size / 2, at) >= 0) errno = EIO; \
            return -1; \
        } \
        return wrote(fd, data, real(fd, data, size, at), at); \
    }
PWRITE(pwrite)
PWRITE(pwrite64)

#define TRUNCATE(name) \
    int name(int fd, off_t size) { \
        REAL(int, #name, int, off_t); \
        if (fails(#name, name_of(fd))) return -1; \
        int done = real(fd, size); \
        pthread_mutex_lock(&guard); \
        if (done == 0 && name_of(fd)) note('t', name_of(fd), NULL, 0, NULL, size); \
        pthread_mutex_unlock(&guard); \
        return done; \
    }
TRUNCATE(ftruncate)
TRUNCATE(ftruncate64)

#define SYNC(name) \
    int name(int fd) { \
        REAL(int, #name, int); \
        if (fails(#name, name_of(fd))) return -1; \
        int done = real(fd); \
        pthread_mutex_lock(&guard); \
        if (done == 0 && name_of(fd)) note('s', name_of(fd), NULL, 0, NULL, 0); \
        pthread_mutex_unlock(&guard); \
        return done; \
    }
SYNC(fsync)
SYNC(fdatasync)

int unlink(const char *path) {
    REAL(int, "unlink", const char *);
    char *name = watched(path);
    if (access(path, F_OK) == 0 && fails("unlink", name)) return -1;
    int done = real(path);
    pthread_mutex_lock(&guard);
    if (done == 0 && name) note('u', name, NULL, 0, NULL, 0);
    pthread_mutex_unlock(&guard);
    return done;
}

int rename(const char *from, const char *to) {
    REAL(int, "rename", const char *, const char *);
    if (fails("rename", watched(from))) return -1;
    int done = real(from, to);
    if (done != 0) return done;
    char *name = watched(from);
    char *kept = name ? strdup(name) : NULL;
    name = watched(to);
    pthread_mutex_lock(&guard);
    if (kept && name) note('r', kept, NULL, 0, name, 0);
    pthread_mutex_unlock(&guard);
    free(kept);
    return done;
}

int mkdir(const char *path, mode_t mode) {
    REAL(int, "mkdir", const char *, mode_t);
    if (fails("mkdir", watched(path))) return -1;
    return real(path, mode);
}

static int read_fails(int fd) { return fail_as == EIO && fails("read", name_of(fd)); }

ssize_t read(int fd, void *data, size_t size) {
    REAL(ssize_t, "read", int, void *, size_t);
    return read_fails(fd) ? -1 : real(fd, data, size);
}

#define PREAD(name) \
    ssize_t name(int fd, void *data, size_t size, off_t at) { \
        REAL(ssize_t, #name, int, void *, size_t, off_t); \
        return read_fails(fd) ? -1 : real(fd, data, size, at); \
    }
PREAD(pread)
PREAD(pread64)

/* Copies go through write, so that they are seen. */
ssize_t copy_file_range(int from, off_t *at, int to, off_t *into, size_t size, unsigned flags) {
    (void)from, (void)at, (void)to, (void)into, (void)size, (void)flags;
    errno = ENOSYS;
    return -1;
}

ssize_t sendfile64(int to, int from, off_t *at, size_t size) {
    (void)to, (void)from, (void)at, (void)size;
    errno = ENOSYS;
    return -1;
}

ssize_t sendfile(int to, int from, off_t *at, size_t size) { return sendfile64(to, from, at, size); }

/* Ways of writing that are not recorded: nobody may take them unseen. */
#define UNSEEN(result, name, ...) \
    result name(int fd, __VA_ARGS__) { \
        (void)fd; \
        if (name_of(fd)) abort(); \
        errno = ENOSYS; \
        return -1; \
    }
UNSEEN(ssize_t, pwritev, const struct iovec *parts, int count, off_t at)
UNSEEN(int, fallocate, int mode, off_t at, off_t size)
