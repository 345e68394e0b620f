# Each target calls one script or command. Newcomers only need `make run` and `make test`.
.PHONY: run dev test check bindings torture fuzz bench pictures guide-pictures package windows setup screens rooms

run: setup
	./scripts/run.sh $(ARGS)

# Pages with hot reload: docs/debugging.md.
dev: setup
	./scripts/dev.sh $(ARGS)

test: setup
	./scripts/test.sh

check:
	./scripts/check.sh

bindings:
	cargo build -q --workspace --example bindings
	$${CARGO_TARGET_DIR:-target}/debug/examples/bindings .

# Everything that can happen to a club file, for as long as it takes: docs/reliability.md.
torture: setup
	./scripts/torture.sh $(ARGS)

# Inputs found by what they reach (libFuzzer), a few minutes each kind; needs a C++ compiler.
fuzz: setup
	./scripts/fuzz.sh $(ARGS)

# Only the test of the room on a second screen.
screens: setup
	cd ui && npm run -s build
	cargo build -q -p tapis -p tapis-tests
	cargo test -p tapis-tests --test window two_screens:: -- --nocapture

# Every scene of the room at every size, in both languages and every layout, with pictures.
rooms: setup
	cd ui && npm run -s build
	cargo build -q -p tapis -p tapis-tests
	TAPIS_ROOM=all TAPIS_PICTURES=1 cargo test -p tapis-tests --test window room_scenes:: -- --nocapture

bench: setup
	./scripts/bench.sh $(ARGS)

pictures: setup
	./scripts/pictures.sh $(ARGS)

# The guide's pictures of the program, in both languages, after a change to what they show.
guide-pictures: setup
	./scripts/guide_pictures.sh

package: setup
	./scripts/package.sh $(ARGS)

# On Debian: builds for Windows, tests under Wine, compares with Linux, makes and tries the installer.
windows: setup
	./scripts/windows.sh $(ARGS)

setup:
	@./scripts/setup.sh
