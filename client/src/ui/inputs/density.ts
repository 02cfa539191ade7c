import { useSyncExternalStore } from 'react';

const SETTING = 'density';

/**
 * Auto follows the pointer: compact with a mouse, comfortable by touch. public/appearance.js sets the initial value.
 */
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

/** The current density; re-renders the component when it changes. */
export const useDensity = (): Density => useSyncExternalStore(onDensityChange, readDensity);
