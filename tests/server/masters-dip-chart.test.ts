import writeExcelFile from 'write-excel-file/node';
import type { ChartRow } from '../../server/domain/dip-chart';
import { parseChartCsv } from '../../server/domain/dip-chart-sheet';
import { masters } from '../../server/domain/masters.messages';
import {
  dipChart,
  dipCharts,
  dipChartText,
  generateDipChart,
  volumeAtDip,
} from '../../server/masters/dip-chart.queries';
import { setDipChart } from '../../server/masters/set-dip-chart';
import '../../server/modules/stock/change-tank-opening';
import { startShiftForm } from '../../server/modules/shifts/shift.queries';
import { ask } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { submit } from '../../server/platform/submit';
import { type Backend, openBackend, refusalOf } from './backend';
import { inBase64 } from './import-station';
import { type AnyRow, addRow, contextOf, masterNamed } from './masters-samples';

let backend: Backend;
let admin: Context;
let staff: Context;
let tank: AnyRow;

beforeAll(async () => {
  backend = await openBackend();
  admin = await contextOf(backend, true);
  staff = await contextOf(backend, false);
});
beforeEach(async () => {
  tank = await addRow(admin, masterNamed('Tank'));
});
afterAll(() => backend.close());

describe('reads the chart of a file', () => {
  const CELLS = [
    ['Tank 1: calibration'],
    ['Dip (cm)', 'Volume (L)', 'Diff'],
    ['50', '5,000.5', ''],
    ['150', '15,000', '9999.5'],
  ];
  const ROWS = [
    { dip: 500, volume: 5_000_500 },
    { dip: 1500, volume: 15_000_000 },
  ];
  const sheetOf = (rows: string[][]) => rows.map((row) => row.map((value) => ({ value, type: String })));
  const workbook = async (): Promise<string> => {
    const sheets = [
      { sheet: 'Cover', data: sheetOf([['Certificate'], ['Valid to', '31-03-2030']]) },
      { sheet: 'Chart', data: sheetOf(CELLS) },
    ];
    return inBase64(await writeExcelFile(sheets as never).toBuffer());
  };

  test.each([
    ['a workbook of several sheets', workbook],
    ['CSV', () => inBase64(CELLS.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r\n'))],
  ])('%s', async (_kind, file) => {
    const read = parseChartCsv(await ask(admin, dipChartText, { file: await file() }));
    expect([read.problems, read.rows]).toEqual([[], ROWS]);
  });

  test.each([
    ['litres', 'Dip mm', 'Litres', [500, 4712.38898035], [1500, 14_137.16694105], [4_712_389, 14_137_167]],
    ['kilolitres', 'Dip mm', 'KL', [500, 4.71239], [1500, 12.77184], [4_712_390, 12_771_840]],
    ['dips', 'Dip cm', 'L', [49.9999999999993, 4000.5], [150.00000000007, 15_000], [4_000_500, 15_000_000]],
  ])('of a workbook that calculates its %s', async (_what, dip, volume, low, high, volumes) => {
    const figures = [low, high].map((row) => row.map((value) => ({ value, type: Number })));
    const data = [[{ value: dip }, { value: volume }], ...figures];
    const file = inBase64(await writeExcelFile([{ sheet: 'Chart', data }] as never).toBuffer());
    const { rows, problems } = parseChartCsv(await ask(admin, dipChartText, { file }));
    expect([problems, rows]).toEqual([
      [],
      volumes.map((millilitres, index) => ({ dip: [500, 1500][index], volume: millilitres })),
    ]);
  });

  test.each([
    ['', /Choose a file|empty/],
    [inBase64('PK\u0003\u0004 no zip'), /could not be read/],
    [inBase64(' \n '), /The sheet is empty/],
  ])('and refuses %j', async (file, message) =>
    expect((await refusalOf(ask(admin, dipChartText, { file }))).message).toMatch(message),
  );

  test('for those who may set it', async () =>
    expect(await refusalOf(ask(staff, dipChartText, { file: await workbook() }))).toMatchObject({ kind: 'FORBIDDEN' }));
});

const volumesOf = (rows: ChartRow[], dips: number[]) => dips.map((dip) => rows.find((row) => row.dip === dip)?.volume);
const DIPS = [250, 500, 1000, 1500, 2000];

// docs/design/domain.md#dip-chart: D 2 m, L 6 m.
test.each([
  ['flat ends', 0, [1_359_940, 3_685_110, 9_424_780, 15_164_450, 18_849_560]],
  ['dished ends of 0.5 m', 500, [1_449_930, 4_012_360, 10_471_980, 16_931_590, 20_943_950]],
])('generates the chart of a horizontal cylinder with %s', async (_ends, headDepth, litres) => {
  const rows = await ask(admin, generateDipChart, { diameter: 2000, length: 6000, headDepth, step: 250 });
  const tens = volumesOf(rows, DIPS).map((volume) => Math.round(volume! / 10) * 10);
  expect(tens).toEqual(litres);
  expect(rows[0]).toEqual({ dip: 0, volume: 0 });
});

test('a generated chart is stored, sets the capacity and gives the volume at every dip', async () => {
  const rows = await ask(admin, generateDipChart, { diameter: 2000, length: 6000, step: 10 });
  const answer = await submit(admin, setDipChart, { tankId: tank.id, rows });
  expect(answer).toEqual({
    id: tank.id,
    capacity: rows.at(-1)!.volume,
    ...masters.chartSaved({ tank: String(tank.name), rows: 201 }),
    warnings: [],
  });
  expect(await ask(staff, dipChart, { tankId: tank.id })).toEqual(rows);
  const kept = (await ask(staff, masterNamed('Tank').queries.one, { id: tank.id })) as unknown as AnyRow;
  expect(kept).toMatchObject({ capacity: rows.at(-1)!.volume, version: tank.version + 1 });
  expect(await ask(staff, volumeAtDip, { tankId: tank.id, dip: 1000 })).toBe(rows[100]!.volume);
});

test('a chart that changes the capacity says so', async () => {
  const { id } = await addRow(admin, masterNamed('Tank'), { name: 'BIG', capacity: 20_000_000 });
  const rows = await ask(admin, generateDipChart, { diameter: 2000, length: 6000, step: 10 });
  const set = async () => (await submit(admin, setDipChart, { tankId: id, rows })).message;
  expect(await set()).toBe(
    'Dip chart of BIG saved: 201 rows. The capacity is now 18,849.556 L, the last volume of the chart; it was 20,000.000 L.',
  );
  expect(await set()).toBe('Dip chart of BIG saved: 201 rows.');
});

test.each([
  ['its first chart gives the volume of its opening dip', { openingDip: 1000 }, 'half'],
  ['a volume that was entered stays', { openingDip: 1000, openingVolume: 5_000_000 }, 5_000_000],
  ['a dip above the chart gives none', { openingDip: 2_500 }, 0],
  ['without a dip it stays empty', {}, 0],
])('the opening volume of a tank: %s', async (_case, given, volume) => {
  const product = tank.productId;
  const { id } = await addRow(admin, masterNamed('Tank'), {
    productId: product,
    capacity: null,
    openingVolume: 0,
    openingDip: null,
    ...given,
  });
  const rows = await ask(admin, generateDipChart, { diameter: 2000, length: 6000, step: 10 });
  await submit(admin, setDipChart, { tankId: id, rows });
  const { openingVolume } = (await ask(staff, masterNamed('Tank').queries.one, { id })) as unknown as AnyRow;
  expect(openingVolume).toBe(volume === 'half' ? rows[100]!.volume : volume);
  // A later chart changes nothing that was opened with.
  await submit(admin, setDipChart, { tankId: id, rows: [...rows, { dip: 2010, volume: 20_000_000 }] });
  expect(await ask(staff, masterNamed('Tank').queries.one, { id })).toMatchObject({ openingVolume });
});

test('an opening dip that no tank has is asked about, and stored when it is confirmed', async () => {
  const MESSAGE = 'The opening dip is 25000 mm, but tanks are at most about 5000 mm high. Save again to keep it.';
  const asked = { problems: [{ code: 'FIGURE_UNUSUAL', field: 'openingDip', message: MESSAGE }] };
  const master = masterNamed('Tank');
  const add = (opening: object) => addRow(admin, master, { capacity: null, openingVolume: 0, ...opening });
  await expect(add({ openingDip: 25_000 })).rejects.toMatchObject(asked);
  const { id } = await add({ openingDip: 5_000 });
  const change = (input: object) => submit(admin, master.commands.update!, { id, ...input } as never);
  await expect(change({ openingDip: 25_000 })).rejects.toMatchObject(asked);
  await change({ openingDip: 25_000, confirmed: true });
  await change({ name: 'ITS NAME ONLY' });
  await add({ openingDip: 5_001, confirmed: true });
});

describe('an opening volume that is not that of its opening dip', () => {
  const FACT = 'The opening volume is 12,000.000 L, but the opening dip of 1000 mm is 9,424.778 L by the dip chart.';
  const OPENING = { openingDip: 1000, openingVolume: 12_000_000 };
  const update = (row: AnyRow, changes: object) =>
    submit(admin, masterNamed('Tank').commands.update!, { id: row.id, ...changes } as never);
  const chart = () => ask(admin, generateDipChart, { diameter: 2000, length: 6000, step: 10 });
  const added = async (opening: object) =>
    addRow(admin, masterNamed('Tank'), { capacity: null, openingVolume: 0, openingDip: null, ...opening });

  test('is named by the chart that is set after it, and before the first shift', async () => {
    const { id } = await added(OPENING);
    const rows = await chart();
    expect((await submit(admin, setDipChart, { tankId: id, rows })).warnings).toEqual([FACT]);
    expect((await submit(admin, setDipChart, { tankId: id, rows })).warnings).toEqual([FACT]);
    const { openingDoubts } = await ask(admin, startShiftForm, {});
    expect(openingDoubts.map(({ message }) => message)).toContainEqual(expect.stringMatching(`: ${FACT}$`));
  });

  test('is asked about when the tank is changed, and stored when it is confirmed', async () => {
    const row = await added({ openingDip: 1000 });
    await submit(admin, setDipChart, { tankId: row.id, rows: await chart() });
    await expect(update(row, OPENING)).rejects.toMatchObject({
      problems: [{ code: 'FIGURE_UNUSUAL', field: 'openingVolume', message: `${FACT} Save again to keep it.` }],
    });
    await update(row, { ...OPENING, confirmed: true });
    expect(await ask(staff, masterNamed('Tank').queries.one, { id: row.id })).toMatchObject(OPENING);
    await update(row, { name: 'RENAMED' });
  });

  test('is asked about together with a dip that no tank has, so that `confirmed` answers both', async () => {
    const row = await added({ openingDip: 1000 });
    const rows = [
      { dip: 0, volume: 0 },
      { dip: 6000, volume: 24_000_000 },
    ];
    await submit(admin, setDipChart, { tankId: row.id, rows });
    await expect(update(row, { openingDip: 5500, openingVolume: 2_200_000 })).rejects.toMatchObject({
      problems: [
        { code: 'FIGURE_UNUSUAL', field: 'openingDip' },
        { code: 'FIGURE_UNUSUAL', field: 'openingVolume' },
      ],
    });
    await update(row, { openingDip: 5500, openingVolume: 2_200_000, confirmed: true });
  });

  test('is not asked about within one per cent of the capacity, off the chart, or without a dip', async () => {
    const row = await added({ openingDip: 1000 });
    await submit(admin, setDipChart, { tankId: row.id, rows: await chart() });
    await update(row, { openingVolume: 9_424_778 + 188_000 });
    await update(row, { openingDip: 3000 });
    await update(row, { openingDip: null, openingVolume: 12_000_000 });
  });
});

test('interpolates between two rows, and refuses dips outside the chart instead of clamping', async () => {
  const rows = [
    { dip: 100, volume: 500_000 },
    { dip: 200, volume: 1_250_000 },
  ];
  await submit(admin, setDipChart, { tankId: tank.id, rows });
  expect(await ask(staff, volumeAtDip, { tankId: tank.id, dip: 150 })).toBe(875_000);
  for (const dip of [99, 201])
    expect(await refusalOf(ask(staff, volumeAtDip, { tankId: tank.id, dip }))).toMatchObject({
      code: 'OUTSIDE_DIP_CHART',
      message: `The dip ${dip} mm is outside the tank's dip chart, which goes from 100 to 200 mm`,
    });
});

test('a new chart replaces the old one, and both are audited', async () => {
  const old = [
    { dip: 0, volume: 0 },
    { dip: 100, volume: 500_000 },
  ];
  const now = [
    { dip: 0, volume: 0 },
    { dip: 50, volume: 200_000 },
    { dip: 120, volume: 600_000 },
  ];
  await submit(admin, setDipChart, { tankId: tank.id, rows: old });
  await submit(admin, setDipChart, { tankId: tank.id, rows: now });
  expect(await ask(staff, dipChart, { tankId: tank.id })).toEqual(now);
  expect((await ask(staff, dipCharts)).filter(({ tankId }) => tankId === tank.id)).toHaveLength(3);
  const audited = await backend.sql(
    "SELECT before, after FROM audit_row WHERE table_name = 'dip_chart_row' AND row_id = $1 ORDER BY id",
    [String(tank.id)],
  );
  expect(audited).toEqual([
    { before: [], after: old },
    { before: old, after: now },
  ]);
});

test.each([
  ['one row', [{ dip: 0, volume: 0 }], 'rows'],
  [
    'a dip that does not rise',
    [
      { dip: 10, volume: 0 },
      { dip: 10, volume: 5 },
    ],
    'rows.1.dip',
  ],
  [
    'a volume that does not rise',
    [
      { dip: 0, volume: 5 },
      { dip: 10, volume: 5 },
    ],
    'rows.1.volume',
  ],
  [
    'a dip below 0',
    [
      { dip: -1, volume: 0 },
      { dip: 10, volume: 5 },
    ],
    'rows.0.dip',
  ],
  [
    'half a millimetre',
    [
      { dip: 0.5, volume: 0 },
      { dip: 10, volume: 5 },
    ],
    'rows.0.dip',
  ],
  [
    'a volume larger than any tank',
    [
      { dip: 0, volume: 0 },
      { dip: 10, volume: 2 ** 40 },
    ],
    'rows.1.volume',
  ],
])('refuses a chart with %s and keeps the old one', async (_what, rows, field) => {
  const right = [
    { dip: 0, volume: 0 },
    { dip: 100, volume: 500_000 },
  ];
  await submit(admin, setDipChart, { tankId: tank.id, rows: right });
  await expect(submit(admin, setDipChart, { tankId: tank.id, rows })).rejects.toMatchObject({ problems: [{ field }] });
  expect(await ask(staff, dipChart, { tankId: tank.id })).toEqual(right);
});

test("refuses a chart below the tank's contents and keeps the old capacity", async () => {
  const full = await addRow(admin, masterNamed('Tank'), { openingVolume: 6_000_000 });
  const upTo = (volume: number) => [
    { dip: 0, volume: 0 },
    { dip: 10, volume },
  ];
  expect(await refusalOf(submit(admin, setDipChart, { tankId: full.id, rows: upTo(100_000) }))).toMatchObject({
    code: 'CHART_TOO_SMALL',
    message: 'The chart ends at 100.000 L, but the book stock is 6,000.000 L',
  });
  expect(await ask(admin, masterNamed('Tank').queries.one, { id: full.id })).toMatchObject({ capacity: full.capacity });
  await submit(admin, setDipChart, { tankId: full.id, rows: upTo(6_000_000) });
});

test('only admins set charts, and only of existing tanks', async () => {
  const rows = [
    { dip: 0, volume: 0 },
    { dip: 100, volume: 500_000 },
  ];
  expect((await refusalOf(submit(staff, setDipChart, { tankId: tank.id, rows }))).kind).toBe('FORBIDDEN');
  expect((await refusalOf(submit(admin, setDipChart, { tankId: 999_999, rows }))).kind).toBe('NOT_FOUND');
  expect((await refusalOf(ask(staff, volumeAtDip, { tankId: tank.id, dip: 5 }))).message).toBe(
    'The tank has no dip chart',
  );
});

test('an unreferenced tank is deleted with its chart', async () => {
  await submit(admin, setDipChart, {
    tankId: tank.id,
    rows: [
      { dip: 0, volume: 0 },
      { dip: 100, volume: 500_000 },
    ],
  });
  const { version } = (await ask(admin, masterNamed('Tank').queries.one, { id: tank.id }))!;
  expect(await submit(admin, masterNamed('Tank').commands.remove, { id: tank.id, version })).toMatchObject({
    row: null,
  });
  expect(await ask(staff, dipChart, { tankId: tank.id })).toEqual([]);
});
