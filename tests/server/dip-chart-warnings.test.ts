import { CHART } from '../support/small-station';
import { type Station, startStation } from '../support/station';

const SET = `mutation ($tankId: Int!, $rows: [DipChartRowInput!]!) {
  setDipChart(tankId: $tankId, rows: $rows) { id warnings userErrors { code message field } } }`;

let station: Station;
beforeAll(async () => {
  station = await startStation();
});
afterAll(() => station?.close());

const onWire = (rows: readonly { dip: number; volume: number }[]) =>
  rows.map(({ dip, volume }) => ({ dip, volume: (volume / 1000).toFixed(3) }));

async function set(rows: readonly { dip: number; volume: number }[]) {
  const tankId = station.ids.tanks.petrol;
  const { body } = await station.graphql(SET, { tankId, rows: onWire(rows) });
  return body.data.setDipChart;
}

/** The row that jumps, and the opening volume, which all rows from there on contradict. */
const JUMPED = [expect.stringMatching(/^Row 11\b/), expect.stringMatching(/^The opening volume is 15,164\.447 L/)];

test('a chart of a real tank is saved without warnings', async () => {
  expect(await set(CHART)).toEqual({ id: station.ids.tanks.petrol, warnings: [], userErrors: [] });
});

test('a chart whose slope jumps is saved, and its row is named in warnings', async () => {
  // From the eleventh row on, ten times the rise of a row is added: one row has a digit too many.
  const rise = CHART[10]!.volume - CHART[9]!.volume;
  const jumped = CHART.map((row, index) => (index < 10 ? row : { ...row, volume: row.volume + 9 * rise }));
  const { id, warnings, userErrors } = await set(jumped);
  expect([id, userErrors]).toEqual([station.ids.tanks.petrol, []]);
  expect(warnings).toEqual(JUMPED);
  const { body } = await station.graphql('query ($tankId: Int!) { dipChart(tankId: $tankId) { dip volume } }', {
    tankId: station.ids.tanks.petrol,
  });
  expect(body.data.dipChart).toEqual(onWire(jumped));
});

test('the REST call returns warnings beside the id, only where there are any', async () => {
  const tankId = station.ids.tanks.petrol;
  const save = async (volumeAfter: (volume: number, index: number) => number) => {
    const rows = CHART.map(({ dip, volume }, index) => ({ dip, volumeInLtrs: volumeAfter(volume, index) / 1000 }));
    return (await station.rest('POST', '/api/v1/dip-table', { tankId, rows })).body;
  };
  const rise = CHART[10]!.volume - CHART[9]!.volume;
  expect(await save((volume, index) => (index < 10 ? volume : volume + 9 * rise))).toEqual([
    { lastId: tankId, warnings: JUMPED },
  ]);
  expect(await save((volume) => volume)).toEqual([{ lastId: tankId }]);
});

test('refuses a chart that does not rise, without warnings', async () => {
  const { warnings, userErrors } = await set([CHART[0]!, CHART[2]!, CHART[1]!]);
  expect(warnings).toBeNull();
  expect(userErrors).toHaveLength(1);
});
