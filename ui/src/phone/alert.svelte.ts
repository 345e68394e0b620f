// Tells the player by sound and vibration. Browsers allow either only after the page has been touched.
let sound: AudioContext | null = null;

/** Whether the player would hear it. */
export const alerts = $state({ heard: false });

/** The page was touched: from now on it may be heard. */
export function allowSound(): void {
  try {
    sound ??= new AudioContext();
    void sound.resume().then(() => {
      alerts.heard = sound?.state === "running";
    });
  } catch {
    // A browser without sound: the page shows it all the same.
  }
}

/** Lets the player hear what an alert sounds like. */
export function tryAlert(): void {
  allowSound();
  if (sound) ring(sound);
  if ("vibrate" in navigator) navigator.vibrate(300);
}

/** Two rising tones, twice. */
function ring(context: AudioContext): void {
  for (const [at, pitch] of [
    [0, 660],
    [0.18, 880],
    [0.6, 660],
    [0.78, 880],
  ] as const) {
    const [tone, loud] = [context.createOscillator(), context.createGain()];
    const start = context.currentTime + at;
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0, start);
    loud.gain.linearRampToValueAtTime(0.4, start + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.001, start + 0.16);
    tone.connect(loud).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.17);
  }
}

export function alertPlayer(): void {
  // Not every telephone has it, and none before it was touched.
  if ("vibrate" in navigator && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate([300, 150, 300]);
  if (sound?.state === "running") ring(sound);
}
