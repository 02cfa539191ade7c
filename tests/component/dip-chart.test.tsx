import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { ChartInput } from '../../client/src/ui/inputs/chart-input';
import { horizontalCylinder } from '../../server/domain/dip-chart';
import { parseChartCsv } from '../../server/domain/dip-chart-sheet';
import { server } from './support/answers';
import { field } from './support/form';
import { openComponent } from './support/page';

function openChart(begin: string) {
  let text = begin;
  const Form = () => {
    const [value, setValue] = useState(begin);
    text = value;
    return <ChartInput name="chart" label="Chart" value={value} onChange={setValue} />;
  };
  return { ...openComponent(<Form />), rows: () => parseChartCsv(text).rows.map(({ dip }) => dip) };
}

const unitOfDips = (name: string): HTMLInputElement =>
  within(screen.getByRole('radiogroup', { name: 'Dips are in' })).getByLabelText(name);

const SHEET = horizontalCylinder({ diameter: 3000, length: 3000 }, 500)
  .map(({ dip, volume }) => `${dip / 10},${volume / 1000}`)
  .join('\n');
const QUESTION = 'A tank that is 300 mm high does not hold 21,205.750 L. Are these centimetres?';

test('a sheet in centimetres without a heading is asked about, and read after the unit is chosen', async () => {
  const { user, rows } = openChart(SHEET);
  await screen.findByText(QUESTION);
  expect(rows().at(-1)).toBe(300);
  await user.click(unitOfDips('Centimetres'));
  expect(screen.queryByText(QUESTION)).toBeNull();
  expect(rows()).toEqual([0, 500, 1000, 1500, 2000, 2500, 3000]);
  expect(field('chart').value).toBe(`cm\n${SHEET}`);
});

test('a pasted heading chooses the unit, and half centimetres are read', async () => {
  const { user, rows } = openChart('');
  await user.click(field('chart'));
  await user.paste('DIP (CM)\tLTRS\tDIFF\n12.5\t771.84\t\n75.0\t12,771.84\t12,000.00');
  expect(rows()).toEqual([125, 750]);
  expect(unitOfDips('Centimetres').checked).toBe(true);
});

test('dimensions that are typed in metres are refused at their fields, which name the unit', async () => {
  const { user, rows } = openChart('');
  const [diameter, length] = [screen.getByLabelText('Diameter'), screen.getByLabelText('Length')];
  await user.type(diameter, '2.4');
  await user.type(length, '6');
  await user.click(screen.getByText('Calculate the chart'));
  const REFUSAL = 'This looks like metres. Enter it in millimetres: 2400 for 2.4 m.';
  expect(screen.getAllByText(REFUSAL)).toHaveLength(2);
  expect(rows()).toEqual([]);
  await user.clear(diameter);
  await user.type(diameter, '2400');
  expect(screen.getAllByText(REFUSAL)).toHaveLength(1);
  await user.clear(length);
  await user.type(length, '6000');
  await user.click(screen.getByText('Calculate the chart'));
  expect(screen.queryByText(REFUSAL)).toBeNull();
  expect(rows().at(-1)).toBe(2400);
});

test('a file is read as the lines that would be pasted from it', async () => {
  Object.assign(server.station, { dipChartText: 'Dip (cm)\tVolume\n12.5\t771.84\n75\t12771.84' });
  const { user, rows } = openChart('');
  // jsdom has no Blob.arrayBuffer.
  const file = Object.assign(new File(['x'], 'chart.csv'), { arrayBuffer: async () => new Uint8Array([120]).buffer });
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
  await screen.findByText(/^2 rows, up to/);
  expect(rows()).toEqual([125, 750]);
  expect(unitOfDips('Centimetres').checked).toBe(true);
});

test('a file of more than three megabytes is not sent', async () => {
  const { user, rows } = openChart('1,2');
  const large = new File([new Uint8Array(3 * 1024 * 1024 + 1)], 'chart.xlsx');
  await user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, large);
  await screen.findByText(/at most 3 MB/);
  expect(rows()).toEqual([1]);
});
