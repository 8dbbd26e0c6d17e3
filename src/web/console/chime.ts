let context: AudioContext | undefined;

/** Two soft tones, made here: nothing to load, and it sounds offline too. */
export function playChime(): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    const begin = context.currentTime;
    for (const [position, pitch] of [880, 1174.7].entries()) {
      const tone = context.createOscillator();
      const loudness = context.createGain();
      const at = begin + position * 0.18;
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0.0001, at);
      loudness.gain.exponentialRampToValueAtTime(0.2, at + 0.02);
      loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
      tone.connect(loudness).connect(context.destination);
      tone.start(at);
      tone.stop(at + 0.55);
    }
  } catch {
    // A tablet without sound shows the mark and the word all the same.
  }
}
