/** A reproducible source of plausible figures: the same seed makes the same station. */
export interface Chance {
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number;
  /** True with this probability in percent. */
  happens(percent: number): boolean;
  oneOf<T>(list: readonly T[]): T;
}

/** Mulberry32: small, and good enough for a demo. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    happens: (percent) => between(1, 100) <= percent,
    oneOf: (list) => list[between(0, list.length - 1)]!,
  };
}
