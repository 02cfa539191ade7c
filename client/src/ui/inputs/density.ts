import { useSyncExternalStore } from 'react';

const SETTING = 'density';

/** Auto follows the pointer: compact with a mouse, comfortable with a finger. public/appearance.js sets it at the start. */
export const DENSITIES = ['auto', 'compact', 'comfortable'] as const;
export type Density = (typeof DENSITIES)[number];

const listeners = new Set<() => void>();

export const readDensity = (): Density =>
  DENSITIES.find((density) => density === document.documentElement.dataset.density) ?? 'auto';

export function switchDensity(density: Density): void {
  localStorage.setItem(SETTING, density);
  document.documentElement.dataset.density = density;
  for (const listener of listeners) listener();
}

function onDensityChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The density in use; whoever reads it is drawn anew when it is switched. */
export const useDensity = (): Density => useSyncExternalStore(onDensityChange, readDensity);
