// Helpers of the benches: rounds, statistics and printed results.

export const medianOf = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];

export const meanOf = (list) => list.reduce((sum, figure) => sum + figure, 0) / list.length;

/** The quantile of the list. */
export const partOf = (list, part) =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))];

/** '2.31 (2.04 to 2.90)': the median of the rounds with minimum and maximum. */
export const withRange = (list, decimals = 2) => {
  const [median, least, most] = [medianOf(list), Math.min(...list), Math.max(...list)].map((figure) =>
    figure.toFixed(decimals),
  );
  return list.length === 1 ? median : `${median} (${least} to ${most})`;
};

/** Milliseconds of the work. */
export async function timed(work) {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

/**
 * Runs rounds of all ways one after another, every second round in reverse, so that other load on the machine affects
 * all alike. A warm-up round is not counted. Returns the figures of each way's rounds.
 */
export async function interleaved(ways, rounds, warmUps = 1) {
  const names = Object.keys(ways);
  const figures = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = -warmUps; round < rounds; round++)
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const figure = await ways[name](round);
      if (round >= 0) figures[name].push(figure);
    }
  return figures;
}

const MARK = '= ';

/**
 * Prints a line of the closing table of `npm run bench`: what was measured, our figure, the figure compared with, their
 * ratio, and the goal. A figure that misses its goal is marked and fails the bench.
 */
export function tell({ what, ours, beside = '', ratio = '', goal = '', isMet = true }) {
  const times = typeof ratio === 'number' ? ratio.toFixed(2) : ratio;
  console.log(`${MARK}${[what, ours, beside, times, isMet ? goal : `${goal}: missed`].join(' | ')}`);
  if (!isMet) process.exitCode = 1;
}

/** The row of the closing table in a printed line; null for any other line. */
export const rowOf = (line) => (line.startsWith(MARK) ? line.slice(MARK.length) : null);
