import fc from 'fast-check';
import {
  type ChartRow,
  fuelAt,
  horizontalCylinder,
  problemOfDip,
  problemOfWater,
  problemsOfChart,
  problemsOfReach,
  volumeAt,
  warningsOfChart,
} from '../../server/domain/dip-chart';
import { parseChartCsv, withDipUnit } from '../../server/domain/dip-chart-sheet';
import { groupedLitres } from '../../server/domain/kernel/format';
import { parseLitres } from '../../server/domain/kernel/litres';

const row = (dip: number, litres: string): ChartRow => ({ dip, volume: parseLitres(litres)! });
const chart = [row(100, '500'), row(200, '1400'), row(300, '2500.5'), row(303, '2500.506')];

test.each([
  [2_500_506, null, undefined],
  [0, 2_500_506, undefined],
  [6_000_000, null, 'The chart ends at 2,500.506 L, but the book stock is 6,000.000 L'],
  [
    2_000_000,
    2_500_507,
    'The chart ends at 2,500.506 L, but the book stock is 2,000.000 L, and 2,500.507 L when last measured',
  ],
])('the chart warning of a tank with %p by the books and %p by its last dip', (book, measured, message) => {
  expect(problemsOfReach(chart, { book, measured })[0]?.message).toBe(message);
});

describe('volume at a dip', () => {
  test.each([
    [100, '500'],
    [150, '950'],
    [199, '1391'],
    [200, '1400'],
    [201, '1411.005'],
    [301, '2500.502'],
    [303, '2500.506'],
  ])('%d mm is %s L', (dip, litres) => {
    expect(volumeAt(chart, dip)).toBe(parseLitres(litres));
  });

  test.each([
    [0, 7, 4],
    [0, 6, 3],
    [10, 11, 11],
  ])('halfway between %d and %d ml is %d ml, halves rounded up', (low, high, middle) => {
    const rows = [low, high].map((volume, index) => ({ dip: index * 2, volume }));
    expect(volumeAt(rows, 1)).toBe(middle);
  });

  test.each([99, 304, -1])('refuses %d mm and states the range of the chart', (dip) => {
    const message = `The dip ${dip} mm is outside the tank's dip chart, which goes from 100 to 303 mm`;
    expect(problemOfDip(chart, dip)?.message).toBe(message);
    expect(() => volumeAt(chart, dip)).toThrow(message);
  });

  test.each([150.5, Number.NaN])('refuses %d mm, which is not whole millimetres', (dip) => {
    expect(() => volumeAt(chart, dip)).toThrow('The dip must be in whole millimetres');
  });

  test('refuses a tank without a chart', () => {
    expect(() => volumeAt([], 100)).toThrow('The tank has no dip chart');
  });

  const anyChart = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 900_000 })), {
      minLength: 2,
      maxLength: 60,
    })
    .map((steps) => {
      let [dip, volume] = [0, 0];
      return steps.map(([mm, ml]) => {
        dip += mm;
        volume += ml;
        return { dip, volume };
      });
    });

  test('a higher dip never gives a smaller volume, and the volume is between those of the neighbouring rows', () => {
    fc.assert(
      fc.property(anyChart, fc.nat(), fc.nat(), (rows, one, other) => {
        expect(problemsOfChart(rows)).toEqual([]);
        const [first, last] = [rows[0]!, rows.at(-1)!];
        const dipOf = (drawn: number) => first.dip + (drawn % (last.dip - first.dip + 1));
        const [low, high] = [dipOf(one), dipOf(other)].toSorted((a, b) => a - b) as [number, number];
        const volume = volumeAt(rows, low);
        expect(volume).toBeLessThanOrEqual(volumeAt(rows, high));
        expect(volume).toBeGreaterThanOrEqual(rows.findLast((at) => at.dip <= low)!.volume);
        expect(volume).toBeLessThanOrEqual(rows.find((at) => at.dip >= low)!.volume);
      }),
    );
  });

  test('interpolation is exact to half a millilitre', () => {
    fc.assert(
      fc.property(anyChart, fc.nat(), (rows, drawn) => {
        const place = drawn % (rows.length - 1);
        const [low, high] = [rows[place]!, rows[place + 1]!];
        const width = high.dip - low.dip;
        for (let dip = low.dip; dip < high.dip; dip++) {
          const twiceOff =
            2 * ((volumeAt(rows, dip) - low.volume) * width - (high.volume - low.volume) * (dip - low.dip));
          expect(twiceOff > -width && twiceOff <= width).toBe(true);
        }
      }),
    );
  });
});

describe('invalid charts', () => {
  test.each<[string, ChartRow[], string, string]>([
    ['one row', [row(0, '0')], 'rows', 'A dip chart needs at least two rows'],
    [
      'a dip that repeats',
      [row(0, '0'), row(10, '5'), row(10, '6')],
      'rows.2.dip',
      'Row 3: the dip must be above that of the row before',
    ],
    [
      'a volume that repeats',
      [row(0, '0'), row(10, '5'), row(20, '5')],
      'rows.2.volume',
      'Row 3: the volume must be above that of the row before',
    ],
    [
      'a volume that falls',
      [row(0, '9'), row(10, '5')],
      'rows.1.volume',
      'Row 2: the volume must be above that of the row before',
    ],
    [
      'half a millimetre',
      [row(0.5, '0'), row(10, '5')],
      'rows.0.dip',
      'Row 1: the dip must be a whole number of millimetres, 0 or more',
    ],
    [
      'a dip below 0',
      [row(-1, '0'), row(10, '5')],
      'rows.0.dip',
      'Row 1: the dip must be a whole number of millimetres, 0 or more',
    ],
    ['a volume below 0', [row(0, '-1'), row(10, '5')], 'rows.0.volume', 'Row 1: the volume must be 0 litres or more'],
  ])('%s', (_what, rows, field, message) => {
    expect(problemsOfChart(rows)).toMatchObject([{ code: expect.any(String), field, message }]);
  });
});

describe('parsing a chart', () => {
  const rows = [row(100, '500'), row(200, '1400.125')];

  test.each([
    ['commas', '100,500\n200,1400.125'],
    ['semicolons', '100;500\n200;1400.125\n'],
    ['tabs, as pasted from a spreadsheet', '100\t500\r\n200\t1400.125\r\n'],
    ['a heading', 'dip (mm),litres\n100,500\n200,1400.125'],
    ['a byte order mark, spaces and empty lines', '\uFEFFDip;Volume\n\n 100 ; 500.000 \n;\n200;1400.125;\n\n'],
  ])('accepts %s', (_what, text) => {
    expect(parseChartCsv(text)).toEqual({ rows, problems: [], warnings: [], unit: 'mm' });
  });

  test.each([
    ['a word', '100,500\n200,full', ['Line 2']],
    ['a heading in the middle', '100,500\ndip,litres\n200,1400', ['Line 2']],
    ['two rows beside each other', '100,500,200,1400\n110,600,210,1500', ['Line 1', 'Line 2']],
    ['a mistyped dip', 'x50,100\n100,500', ['Line 1']],
    ['one column', '100\n200\n', ['Line 1', 'Line 2']],
    ['half a millimetre', 'dip,litres\n\n100.5,500', ['Line 3']],
    ['an exponent', '1e3,500', ['Line 1']],
    ['dips in another unit', 'Tank 1\nDip (inches),Litres\n10,500\n20,1400', ['Line 2']],
    ['inches below a title in mm', 'Capacity 20 KL, diameter 2000 mm\nDip (inch),Litres\n10,500\n20,1400', ['Line 2']],
    ['the litres of three tanks', 'Dip (mm),Tank 1 (L),Tank 2 (L),Tank 3 (L)\n100,500,600,700', ['Line 2']],
    ['the litres of two tanks', 'Dip (mm),Tank 1 (L),Tank 2 (L)\n100,500,600\n200,1400,1500', ['Line 2', 'Line 3']],
    ['two tanks that look like grouped litres', 'Dip (mm),T1 (L),T2 (L)\n100,50,600\n200,60,700', ['Line 2', 'Line 3']],
    ['the kilolitres of two tanks', 'T1 (KL);T2 (KL);Dip mm\n0.5;0.6;100\n1.4;1.5;200', ['Line 2', 'Line 3']],
    ['several volumes without units', 'Dip mm;Gross volume;Net volume;L\n100;510;500;500', ['Line 2']],
    ['dips in metres', 'Dip in metres\tLitres\n0.1\t500\n0.2\t1400\n0.3\t2500', ['Line 1']],
    ['another unit than the rest', '10 cm;500\n110 mm;600', ['Line 1', 'Line 2']],
    ['a word and a figure at the end', '100,500\n200,1400\nTotal,1400', ['Line 3']],
    ['a unit that litres do not have', '100;0.5 KL\n200;1.4 KL', ['Line 1', 'Line 2']],
  ])('reports the line that has %s', (_what, text, lines) => {
    const { rows: none, problems } = parseChartCsv(text);
    expect(none).toEqual([]);
    expect(problems.map(({ message }) => message)).toEqual(
      lines.map((line) => `${line}: expected a dip in whole millimetres and a volume in litres, such as 250,1359.940`),
    );
  });

  test('reports the line where the chart does not rise', () => {
    expect(parseChartCsv('dip,litres\n\n100,500\n200,400').problems).toMatchObject([
      {
        code: 'CHART_NOT_RISING',
        message: 'Line 4: the volume must be above that of the row before',
        field: 'rows.1.volume',
      },
    ]);
  });

  const CHART = [row(125, '771.84'), row(750, '12771.84'), row(1500, '112771.8')];
  test.each([
    ['centimetres by their heading', 'Dip in cm,Volume\n12.5,771.84\n75,12771.84\n150,112771.8'],
    [
      'a heading in capitals, and zeros behind the point',
      'DIP (CM)\tLTRS\n12.5\t771.84\n75.0\t12771.840\n150\t112771.8',
    ],
    ['the unit alone, below a title', 'TANK 1 HSD 20 KL\ncm\n12.5,771.84\n75,12771.84\n150,112771.8'],
    ['units of two columns', 'Dip (cm), Volume (L), Diff per mm\n12.5,771.84,1\n75,12771.84,2.5\n150,112771.8,'],
    ['grouped litres in tabs', 'Dip cm\tL\tDiff\n12.5\t771.84\t\n75\t12,771.84\t12,000.00\n150\t1,12,771.8\t1,00,000'],
    ['grouped litres in quotes', 'cm\n12.5,"771.84"\n75,"12,771.84"\n150,"1,12,771.8","1,00,000"'],
    ['grouped litres between commas', 'mm\n125,771.84\n750,12,771.84,12000\n1500,1,12,771.8,100000'],
    ['spaces', 'Dip(mm)  Volume\n125  771.84  0\n\n750.0  12,771.84  12000\n1500 1,12,771.8'],
    ['the heading of each page', 'Dip;cm\n12.5;771.84\n\nDip;cm\n75;12771.84\n150;112771.8'],
    ['a title that is no heading', 'Volume of tank 1 by dip\n125 771.84\n750 12771.84\n1500 112771.8'],
    [
      'its columns in another order',
      'Volume (L),Diff per cm,Dip (mm)\n771.84,,125\n12771.84,192,750\n112771.8,1333,1500',
    ],
    ['a number for each row', 'S.No.\tDip in cm\tLitres\n1\t12.5\t771.84\n2\t75\t12,771.84\n3\t150\t1,12,771.8'],
    [
      'a number and a difference for each row',
      'S.No,Dip,Litres,Diff\n1,125,771.84,\n2,750,12771.84,19.2\n3,1500,112771.8,133.3',
    ],
    ['another order between spaces', 'Ltrs  Dip in mm\n771.84 125\n12771.84 750\n112771.8 1500'],
    ['the difference before the dip', 'Diff./mm;Height cm;Qty\n;12.5;771.84\n19;75;12771.84\n133;150;112771.8'],
    ['another order in Hindi', 'लीटर, डिप (सेमी)\n771.84,12.5\n12771.84,75\n112771.8,150'],
    ['Hindi', 'डिप (सेमी), लीटर\n12.5,771.84\n75,12771.84\n150,112771.8'],
    ['digits of Hindi', 'डिप मिमी;लीटर\n१२५;७७१.८४\n७५०;१२,७७१.८४\n१५००;१,१२,७७१.८'],
    ['grouped dips', 'Dip mm\tLitres\n125\t771.84\n750\t12,771.84\n1,500\t1,12,771.8'],
    ['units in its cells', 'Dip;Volume\n12.5 cm;771.84 L\n75 cm;12,771.84 L\n150 cm;1,12,771.8 L'],
    ['units beside its figures', 'Height,Qty\n125mm,771.84ltr\n750mm,12771.84ltr\n1500mm,112771.8ltr'],
    ['its dips in both units', 'Dip mm;Dip cm;Litres\n125;12.5;771.84\n750;75;12771.84\n1500;150;112771.8'],
    [
      'its volumes in both units',
      'S.No\tDip cm\tLitres\tKL\n1\t12.5\t771.84\t0.77\n2\t75\t12771.84\t12.77\n3\t150\t112771.8\t112.77',
    ],
    ['remarks', 'Dip cm,Litres,Diff,Remarks\n12.5,771.84,,dead stock\n75,12771.84,192,\n150,112771.8,1333,full'],
    ['the highest dip first', 'cm,L\n150,112771.8\n75,12771.84\n12.5,771.84'],
    ['the last row of a page on the next page too', 'cm,L\n12.5,771.84\n75,12771.84\n75,12771.84\n150,112771.8'],
    [
      'a line below it',
      'cm,L\n12.5,771.84\n75,12771.84\n150,112771.8\n\nCertified by the Weights and Measures Department',
    ],
    ['inches and a unit below them', 'Diameter 200 cm\nDip (inch),Litres\nmm\n125,771.84\n750,12771.84\n1500,112771.8'],
    ['a unit in its title', 'Dips in cm, tank 1\nDip,Litres\n12.5,771.84\n75,12771.84\n150,112771.8'],
    ['all decimals of its kilolitres', 'Dip mm;KL\n125;0.77184\n750;12.77184\n1500;112.7718'],
    ['more decimals than a volume has', 'Dip mm;L\n125;771.8399999\n750;12771.8400001\n1500;112771.80049'],
    ['two columns below a title of several', 'Volume, litres, dip of tank 1\n125,771.84\n750,12771.84\n1500,112771.8'],
    ['more zeros behind the point', 'cm;L\n12.50;771.8400\n75.00;12771.8400\n150.00;112771.8000'],
  ])('reads a sheet with %s', (_what, text) => {
    expect(parseChartCsv(text)).toMatchObject({ rows: CHART, problems: [] });
  });

  test('reads whole centimetres below a heading that says so, and never as millimetres', () => {
    expect(parseChartCsv('Dip in cm,litres\n10,500\n20,1400').rows.map(({ dip }) => dip)).toEqual([100, 200]);
    expect(parseChartCsv('Dip in cm,litres\n10.55,500\n20,1400').problems).toMatchObject([
      {
        message:
          'Line 2: expected a dip in centimetres, whole or with one decimal, and a volume in litres, such as 12.5,1359.940',
      },
    ]);
  });

  test('reads half centimetres without a heading, and one decimal among whole millimetres as a mistake', () => {
    const halves = '12.5,500\n13,520\n13.5,540\n14,560';
    expect(parseChartCsv(halves)).toMatchObject({ unit: 'cm', problems: [] });
    expect(parseChartCsv(halves).rows.map(({ dip }) => dip)).toEqual([125, 130, 135, 140]);
    expect(parseChartCsv(`Dip,Litres\n${halves}`).unit).toBe('cm');
    expect(parseChartCsv(`Dip mm,Litres\n${halves}`).problems).toHaveLength(2);
    expect(parseChartCsv('100,500\n110.5,520\n120,540\n130,560').problems).toHaveLength(1);
  });

  test('two charts beside each other are refused, also with headings', () => {
    const sheet = 'Dip,Litres,Dip,Litres\n100,500,200,1400\n110,600,210,1500';
    expect(parseChartCsv(sheet).problems).toHaveLength(2);
    expect(parseChartCsv('Dip,KL,Dip,KL\n100,0.5,200,1.4\n110,0.6,210,1.5').problems).toHaveLength(2);
    const ofFirst = 'Dip,Litres,,\n100,500,200,1400\n110,600,210,1500';
    expect(parseChartCsv(ofFirst).problems).toHaveLength(2);
  });

  test('a chosen unit keeps the order of the columns, and may be chosen again', () => {
    const inCm = withDipUnit('Litres,Dip in mm\n500,12.5\n1400,20', 'cm');
    expect(parseChartCsv(inCm)).toMatchObject({ rows: [row(125, '500'), row(200, '1400')], unit: 'cm' });
    const inMm = withDipUnit(withDipUnit('Litres,Dip in cm\n500,125\n1400,200', 'cm'), 'mm');
    expect(inMm).toBe('Litres,Dip in cm\nmm\n500,125\n1400,200');
    expect(parseChartCsv(inMm)).toMatchObject({ rows: [row(125, '500'), row(200, '1400')], unit: 'mm' });
  });

  test('a chosen unit replaces the heading', () => {
    const text = withDipUnit('Dip in mm\n12.5,500\n20,1400', 'cm');
    expect(parseChartCsv(text)).toMatchObject({ rows: [row(125, '500'), row(200, '1400')], unit: 'cm' });
    expect(parseChartCsv(withDipUnit(text, 'mm')).unit).toBe('mm');
  });

  test('asks about a height that cannot belong to the volume', () => {
    const real = horizontalCylinder({ diameter: 3000, length: 3000 }, 100);
    const sheet = (perMm: number) => real.map(({ dip, volume }) => `${dip * perMm},${volume / 1000}`).join('\n');
    const asked = (text: string) => parseChartCsv(text).warnings.map(({ code, message }) => [code, message]);
    expect(asked(sheet(1))).toEqual([]);
    expect(asked(`cm\n${sheet(0.1)}`)).toEqual([]);
    expect(asked(sheet(0.1))).toEqual([
      ['CHART_HEIGHT', 'A tank that is 300 mm high does not hold 21,205.750 L. Are these centimetres?'],
    ]);
    expect(asked(`cm\n${sheet(1)}`)).toEqual([
      ['CHART_HEIGHT', 'A tank that is 30000 mm high holds more than 21,205.750 L. Are these millimetres?'],
    ]);
  });

  test('asks whether litres are kilolitres, and reads them so where the heading says it', () => {
    const sheet = horizontalCylinder({ diameter: 2000, length: 6000 }, 250)
      .map(({ dip, volume }) => `${dip},${(volume / 1_000_000).toFixed(3)}`)
      .join('\n');
    expect(parseChartCsv(sheet).warnings).toMatchObject([
      { code: 'CHART_HEIGHT', message: 'A tank that is 2000 mm high holds more than 18.850 L. Are these kilolitres?' },
    ]);
    for (const heading of ['Dip mm,Qty KL', 'Dip (mm),Volume in kilo litres', 'Dip mm,K.L.'])
      expect(parseChartCsv(`${heading}\n${sheet}`)).toMatchObject({
        rows: expect.arrayContaining([row(250, '1360'), row(2000, '18850')]),
        problems: [],
        warnings: [],
      });
    expect(parseChartCsv('Tank of 20 KL\nDip mm,Litres\n0,0\n1000,9424').rows).toEqual([
      row(0, '0'),
      row(1000, '9424'),
    ]);
  });

  test('refuses an empty text', () => {
    expect(parseChartCsv(' \n').problems).toMatchObject([{ message: 'A dip chart needs at least two rows' }]);
  });
});

describe('a chart calculated for a horizontal cylinder', () => {
  const flat = horizontalCylinder({ diameter: 2000, length: 6000 }, 250);
  const headed = horizontalCylinder({ diameter: 2000, length: 6000, headDepth: 500 }, 250);

  test.each([
    // dip, flat ends, heads 0.5 m deep
    [0, '0.00', '0.00'],
    [250, '1,359.94', '1,449.93'],
    [500, '3,685.11', '4,012.36'],
    [1000, '9,424.78', '10,471.98'],
    [1500, '15,164.45', '16,931.59'],
    [2000, '18,849.56', '20,943.95'],
  ])('2 m × 6 m at %d mm: %s L, with heads %s L', (dip, litres, withHeads) => {
    const toTwoDecimals = (volume: number) => groupedLitres(Math.round(volume / 10) * 10).slice(0, -1);
    expect(toTwoDecimals(volumeAt(flat, dip))).toBe(litres);
    expect(toTwoDecimals(volumeAt(headed, dip))).toBe(withHeads);
  });

  // At a radius of 1 m a wrong power of the radius makes no difference. The full tank's heads are one ellipsoid, 4/3·π·a·r².
  test.each([
    [750, 9_027_806],
    [3000, 47_123_890],
  ])('3 m × 6 m with heads 0.5 m deep at %d mm: %d ml', (dip, volume) => {
    const rows = horizontalCylinder({ diameter: 3000, length: 6000, headDepth: 500 }, 250);
    expect(volumeAt(rows, dip)).toBe(volume);
  });

  test('has a row at each step and one at full diameter', () => {
    expect(horizontalCylinder({ diameter: 2100, length: 6000 }, 500).map(({ dip }) => dip)).toEqual([
      0, 500, 1000, 1500, 2000, 2100,
    ]);
    expect(flat.map(({ dip }) => dip).slice(-2)).toEqual([1750, 2000]);
  });

  test('always rises', () => {
    const measures = fc.record({
      diameter: fc.integer({ min: 500, max: 4000 }),
      length: fc.integer({ min: 500, max: 15_000 }),
      headDepth: fc.integer({ min: 0, max: 1000 }),
    });
    fc.assert(
      fc.property(measures, fc.integer({ min: 1, max: 500 }), (tank, step) => {
        expect(problemsOfChart(horizontalCylinder(tank, step))).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  test.each([
    [{ diameter: 0, length: 6000 }, 10],
    [{ diameter: 2000, length: -1 }, 10],
    [{ diameter: 2000, length: 6000, headDepth: -1 }, 10],
    [{ diameter: 2000, length: 6000 }, 0],
    [{ diameter: Number.NaN, length: 6000 }, 10],
    [{ diameter: 2000.5, length: 6000 }, 10],
    [{ diameter: 100_001, length: 6000 }, 10],
    [{ diameter: 2000, length: 6000, headDepth: 0.5 }, 10],
  ])('refuses %p with a row every %d mm', (measures, step) => {
    expect(() => horizontalCylinder(measures, step)).toThrow('must be whole millimetres');
  });
});

describe('water below the first row of a chart', () => {
  const chart = [
    { dip: 10, volume: 11_000 },
    { dip: 100, volume: 350_000 },
    { dip: 200, volume: 980_000 },
  ];

  test("counts as the first row's volume, so that water never counts as fuel", () => {
    expect(problemOfWater(chart, 200, 5)).toBeNull();
    expect(fuelAt(chart, 200, 5)).toBe(980_000 - 11_000);
    expect(fuelAt(chart, 200, 10)).toBe(980_000 - 11_000);
    expect(fuelAt(chart, 200, 0)).toBe(980_000);
    expect(fuelAt(chart, 10, 5)).toBe(0);
  });

  test('is refused where it is not a valid figure', () => {
    expect(problemOfWater(chart, 200, -1)).toMatchObject({ code: 'OUTSIDE_DIP_CHART' });
    expect(problemOfWater(chart, 200, 5.5)).toMatchObject({ code: 'DIP_NOT_WHOLE' });
    expect(problemOfWater(chart, 100, 150)).toMatchObject({ code: 'WATER_ABOVE_DIP' });
  });
});

describe('unusual jumps in a chart', () => {
  const SIZES = [
    { diameter: 2000, length: 6000 },
    { diameter: 2000, length: 6000, headDepth: 500 },
    { diameter: 1200, length: 2500, headDepth: 600 },
    { diameter: 3000, length: 12_000, headDepth: 750 },
    // A sphere, almost.
    { diameter: 2000, length: 1, headDepth: 1000 },
  ];
  const STEPS = [1, 5, 10, 37, 50, 100, 333, 500, 1999];
  const toLitres = (rows: ReturnType<typeof horizontalCylinder>) =>
    rows
      .map((row) => ({ ...row, volume: Math.round(row.volume / 1000) * 1000 }))
      .filter((row, index, all) => index === 0 || row.volume > all[index - 1]!.volume);

  test('a horizontal cylinder gives no warning, whatever its size, heads, steps and rounding', () => {
    for (const size of SIZES)
      for (const step of STEPS.filter((mm) => mm < size.diameter)) {
        const chart = horizontalCylinder(size, step);
        for (const rows of [chart, toLitres(chart), chart.slice(1), chart.slice(0, -1), toLitres(chart.slice(2, -2))])
          expect([size, step, warningsOfChart(rows)]).toEqual([size, step, []]);
      }
  });

  test('the worked charts give no warning', () => {
    const rows = [
      [0, 0],
      [250, 1_359_940],
      [500, 3_685_110],
      [1000, 9_424_780],
      [1500, 15_164_450],
      [2000, 18_849_560],
    ].map(([dip, volume]) => ({ dip: dip!, volume: volume! }));
    expect(warningsOfChart(rows)).toEqual([]);
  });

  test('a tenfold rise in one row gives a warning that names the row', () => {
    for (const size of SIZES.slice(0, 4)) {
      const chart = horizontalCylinder(size, 50);
      for (let place = 1; place < chart.length; place++) {
        const more = 9 * (chart[place]!.volume - chart[place - 1]!.volume);
        const rows = chart.map((row, index) => (index < place ? row : { ...row, volume: row.volume + more }));
        expect(warningsOfChart(rows).map(({ field }) => field)).toContain(`rows.${place}.volume`);
      }
    }
  });

  test('the import names the line, and warns about no chart that it refuses', () => {
    const { problems, warnings } = parseChartCsv('dip,litres\n0,0\n100,100\n200,200\n300,1200\n400,1300');
    expect(problems).toEqual([]);
    expect(warnings.map(({ message }) => message)).toEqual([
      'Line 5: from 200 to 300 mm the volume rises by 1,000.000 L, far more than in the rows around it. Is a digit wrong?',
    ]);
    expect(parseChartCsv('0,0\n100,100\n200,50').warnings).toEqual([]);
  });
});
