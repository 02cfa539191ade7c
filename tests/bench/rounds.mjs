// How the benches sum up their rounds, and say what they found.

export const medianOf = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];

export const meanOf = (list) => list.reduce((sum, figure) => sum + figure, 0) / list.length;

/** The value below which so large a part of them lies. */
export const partOf = (list, part) =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))];

/** '2.31 (2.04 to 2.90)': the median of the rounds, the least and the most. */
export const withRange = (list, decimals = 2) => {
  const [median, least, most] = [medianOf(list), Math.min(...list), Math.max(...list)].map((figure) =>
    figure.toFixed(decimals),
  );
  return list.length === 1 ? median : `${median} (${least} to ${most})`;
};

/** Milliseconds that the work takes. */
export async function timed(work) {
  const since = performance.now();
  await work();
  return performance.now() - since;
}

/**
 * So many rounds of all ways one after another, each second round backwards, so that what else the machine does falls on
 * all of them alike; a round before them warms up. Answers the figures of each way's rounds.
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
 * A line of the closing table of `npm run bench`: what was measured, our figure, what it is held beside, how many times that
 * it is, and the goal. One that misses its goal says so, and fails the bench.
 */
export function tell({ what, ours, beside = '', ratio = '', goal = '', isMet = true }) {
  const times = typeof ratio === 'number' ? ratio.toFixed(2) : ratio;
  console.log(`${MARK}${[what, ours, beside, times, isMet ? goal : `${goal}: missed`].join(' | ')}`);
  if (!isMet) process.exitCode = 1;
}

/** The row of the closing table that a printed line is, or null for any other line. */
export const rowOf = (line) => (line.startsWith(MARK) ? line.slice(MARK.length) : null);
