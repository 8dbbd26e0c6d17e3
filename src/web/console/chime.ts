let context: AudioContext | undefined;
const watchers = new Set<() => void>();

/** Whether a tone would be heard: browsers keep silent until the page was touched. */
export const soundUnlocked = (): boolean => context?.state === 'running';

export function watchSound(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** To be called from a touch. */
export function unlockSound(): void {
  try {
    if (context === undefined) {
      context = new AudioContext();
      context.addEventListener('statechange', () => {
        for (const watcher of watchers) watcher();
      });
    }
    void context.resume().catch(() => undefined);
  } catch {
    // A tablet without sound shows the mark and the word all the same.
  }
}

/** Two soft tones, made here: nothing to load, and it sounds offline too. */
export const playChime = (): void => play([880, 1174.7], 0.2);

/** What cannot be overheard in a room: six tones, louder. It is repeated until somebody has looked. */
export const playAlarm = (): void => play([988, 784, 988, 784, 988, 784], 0.6);

function play(pitches: readonly number[], volume: number): void {
  unlockSound();
  try {
    if (context === undefined) return;
    const begin = context.currentTime;
    for (const [position, pitch] of pitches.entries()) {
      const tone = context.createOscillator();
      const loudness = context.createGain();
      const at = begin + position * 0.18;
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0.0001, at);
      loudness.gain.exponentialRampToValueAtTime(volume, at + 0.02);
      loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
      tone.connect(loudness).connect(context.destination);
      tone.start(at);
      tone.stop(at + 0.55);
    }
  } catch {
    // As above.
  }
}
