// Draws cost against size, both logarithmic, with one panel for each dimension of growth.

const PANEL = { width: 320, height: 230, left: 46, top: 34, right: 22, bottom: 34 };
const LEGEND_LINE = 17;
const COLUMNS = 2;
const STYLE = `
  text { font: 12px system-ui, sans-serif; fill: #57606a }
  .title { font-weight: 600; fill: #24292f }
  .grid { stroke: #d0d7de }
  .line { fill: none; stroke-width: 2 }
  .job0 { stroke: #0969da; fill: #0969da } .job1 { stroke: #bc4c00; fill: #bc4c00 } .job2 { stroke: #1a7f37; fill: #1a7f37 }
  .job3 { stroke: #8250df; fill: #8250df } .job4 { stroke: #bf3989; fill: #bf3989 } .job5 { stroke: #0a7d91; fill: #0a7d91 }
  .line.job0, .line.job1, .line.job2, .line.job3, .line.job4, .line.job5 { fill: none }
  @media (prefers-color-scheme: dark) {
    text { fill: #8d96a0 } .title { fill: #e6edf3 } .grid { stroke: #30363d }
    .job0 { stroke: #58a6ff; fill: #58a6ff } .job1 { stroke: #f0883e; fill: #f0883e } .job2 { stroke: #3fb950; fill: #3fb950 }
    .job3 { stroke: #bc8cff; fill: #bc8cff } .job4 { stroke: #f778ba; fill: #f778ba } .job5 { stroke: #39c5cf; fill: #39c5cf }
  }`;

const escaped = (text) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const rounded = (figure) => Math.round(figure * 10) / 10;

/** Powers of ten around the figures. */
function decadesAround(figures) {
  const first = Math.floor(Math.log10(Math.min(...figures)));
  const last = Math.max(first + 1, Math.ceil(Math.log10(Math.max(...figures))));
  return Array.from({ length: last - first + 1 }, (_, n) => 10 ** (first + n));
}

/** Maps a figure to a position between two pixels. */
const scaleOf = (least, most, from, to) => (figure) =>
  rounded(from + ((to - from) * Math.log(figure / least)) / Math.log(most / least));

function panel({ axis, sizes, rows }) {
  const { width, height, left, top, right, bottom } = PANEL;
  const decades = decadesAround(rows.flatMap(({ costs }) => costs));
  const x = scaleOf(sizes[0], sizes.at(-1), left, width - right);
  const y = scaleOf(decades[0], decades.at(-1), height - bottom, top);
  const grid = decades.map(
    (ms) =>
      `<path class="grid" d="M${left} ${y(ms)}H${width - right}"/><text x="${left - 6}" y="${y(ms) + 4}" text-anchor="end">${ms}</text>`,
  );
  const ticks = sizes.map(
    (size) =>
      `<text x="${x(size)}" y="${height - bottom + 18}" text-anchor="middle">${size.toLocaleString('en')}</text>`,
  );
  const lines = rows.map(({ costs }, job) => {
    const points = costs.map((ms, index) => `${x(sizes[index])} ${y(ms)}`);
    const dots = costs.map((ms, index) => `<circle class="job${job}" cx="${x(sizes[index])}" cy="${y(ms)}" r="3"/>`);
    return `<path class="line job${job}" d="M${points.join('L')}"/>${dots.join('')}`;
  });
  const legend = rows.map(({ job, overall }, index) => {
    const at = height + 4 + index * LEGEND_LINE;
    return `<circle class="job${index}" cx="${left + 4}" cy="${at}" r="4"/><text x="${left + 14}" y="${at + 4}">${escaped(job)}, exponent ${overall.toFixed(2)}</text>`;
  });
  const title = `<text class="title" x="${left}" y="${top - 14}">ms against ${axis}</text>`;
  return [title, ...grid, ...ticks, ...lines, ...legend].join('\n');
}

/** Height with the longest legend of a row of panels. */
const heightOf = (axes) => PANEL.height + Math.max(...axes.map(({ rows }) => rows.length)) * LEGEND_LINE + 10;

/**
 * An SVG that is readable in light and dark mode. Each axis has its sizes, and for each job its costs in ms and its
 * exponent.
 */
export function drawGrowth(axes) {
  const panels = [];
  let top = 0;
  for (let first = 0; first < axes.length; first += COLUMNS) {
    const row = axes.slice(first, first + COLUMNS);
    for (const [place, axis] of row.entries())
      panels.push(`<g transform="translate(${place * PANEL.width} ${top})">\n${panel(axis)}\n</g>`);
    top += heightOf(row);
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COLUMNS * PANEL.width} ${top}" role="img" aria-label="Cost against size">
<style>${STYLE}
</style>
${panels.join('\n')}
</svg>
`;
}
