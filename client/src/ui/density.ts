const SETTING = 'density';

/** Auto follows the pointer: compact with a mouse, comfortable with a finger. public/appearance.js sets it at the start. */
export const DENSITIES = ['auto', 'compact', 'comfortable'] as const;
export type Density = (typeof DENSITIES)[number];

export const readDensity = (): Density =>
  DENSITIES.find((density) => density === document.documentElement.dataset.density) ?? 'auto';

export function switchDensity(density: Density): void {
  localStorage.setItem(SETTING, density);
  document.documentElement.dataset.density = density;
}
