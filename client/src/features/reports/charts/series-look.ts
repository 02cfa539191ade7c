/** How a series is distinguished without colour: bars by fill, lines by dashes and marks. */
export interface Look {
  colour: string;
  fill: 'solid' | 'hatch' | 'dots' | 'stripes' | 'checks';
  dash: string | undefined;
  mark: 'circle' | 'square' | 'triangle' | 'diamond' | 'plus';
}

const LOOKS: readonly Look[] = [
  { colour: 'var(--link)', fill: 'solid', dash: undefined, mark: 'circle' },
  { colour: 'var(--warning)', fill: 'hatch', dash: '7 4', mark: 'square' },
  { colour: 'var(--muted)', fill: 'dots', dash: '2 3', mark: 'triangle' },
  { colour: 'var(--success)', fill: 'stripes', dash: '10 3 2 3', mark: 'diamond' },
  { colour: 'var(--text)', fill: 'checks', dash: '4 2', mark: 'plus' },
];

/** Diesel is blue and solid, petrol green and hatched, in every chart (specification, section 9). */
const OF_PRODUCTS: Readonly<Record<string, Look>> = {
  HS: { ...LOOKS[0]!, colour: 'var(--hs)' },
  MS: { ...LOOKS[1]!, colour: 'var(--ms)' },
};

/** Next to the two fuels, other series start with styles that differ from theirs. */
export function looksOf(labels: readonly string[]): Look[] {
  const hasFuels = labels.some((label) => OF_PRODUCTS[label] !== undefined);
  let next = hasFuels ? 2 : 0;
  return labels.map((label) => OF_PRODUCTS[label] ?? LOOKS[next++ % LOOKS.length]!);
}
