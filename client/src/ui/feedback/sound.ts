const SETTING = 'sounds';

interface Tone {
  hertz: number;
  /** Seconds after the first tone. */
  at: number;
}

const TONES = {
  success: [
    { hertz: 660, at: 0 },
    { hertz: 880, at: 0.09 },
  ],
  failure: [
    { hertz: 300, at: 0 },
    { hertz: 220, at: 0.12 },
  ],
  chime: [
    { hertz: 784, at: 0 },
    { hertz: 1047, at: 0.14 },
  ],
} satisfies Record<string, Tone[]>;

const VOLUME = 0.12;
const SECONDS = 0.18;

let audio: AudioContext | null = null;

export const areSoundsOn = (): boolean => localStorage.getItem(SETTING) !== 'off';

export const switchSounds = (on: boolean): void => localStorage.setItem(SETTING, on ? 'on' : 'off');

/** Plays a synthesised signal. Sounds are never the only sign of anything. */
export function play(signal: keyof typeof TONES): void {
  // Before the first user interaction the browser would refuse and log a warning; older browsers lack this property.
  const isTooEarly = navigator.userActivation?.hasBeenActive === false;
  if (!areSoundsOn() || isTooEarly || !('AudioContext' in window)) return;
  audio ??= new AudioContext();
  // Resumes audio that the browser suspended on a silent page; not awaited.
  if (audio.state === 'suspended') void audio.resume();
  for (const { hertz, at } of TONES[signal]) {
    const start = audio.currentTime + at;
    const gain = audio.createGain();
    gain.gain.setValueAtTime(VOLUME, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + SECONDS);
    const tone = audio.createOscillator();
    tone.frequency.value = hertz;
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + SECONDS);
  }
}
