import { screen } from '@testing-library/react';
import type { MasterDefinition } from '../../client/src/features/masters/catalogue';
import { TypedRows } from '../../client/src/features/masters/import/typed-rows';
import { loadTexts, t } from '../../client/src/i18n/translate';
import { server } from './support/answers';
import { openComponent } from './support/page';

const FIELDS = ['Pump', 'Name', 'Tank'].map((label) => ({
  ...{ name: label.toLowerCase(), label, kind: 'text', inForm: true, required: true, default: null },
  ...{ reference: null, options: [] },
}));
const NOZZLE = { name: 'Nozzle', fields: FIELDS } as unknown as MasterDefinition;

const cell = (label: string, row: number): HTMLInputElement =>
  screen.getByLabelText(`${label}, ${t('masters.import.row')} ${row}`);

async function open() {
  // It has no references.
  server.failing.add('masters');
  await loadTexts(['masters']);
  const given: string[] = [];
  const opened = openComponent(
    <TypedRows master={NOZZLE} checking={false} onGiven={({ text }) => void given.push(text)} />,
  );
  return { ...opened, given };
}

test('Enter goes from cell to cell and on to a new row, and Ctrl+Enter checks what was typed', async () => {
  const { user, given } = await open();
  await user.click(cell('Name', 4));
  await user.keyboard('N1{Enter}T1{Enter}');
  expect(document.activeElement).toBe(cell('Pump', 5));
  await user.keyboard('P1{Enter}N2{Control>}{Enter}{/Control}');
  expect(given).toEqual(['#\tpump\tname\ttank\n4\t\tN1\tT1\n5\tP1\tN2\t']);
});

test('copied cells fill the sheet from where they are pasted, and rows are added for them', async () => {
  const { user, given } = await open();
  await user.click(cell('Name', 3));
  await user.paste('N1\tT1\r\nN2\tT2\tbeside\r\nN3\tT1\r\n');
  expect([cell('Name', 3).value, cell('Tank', 4).value, cell('Name', 5).value]).toEqual(['N1', 'T2', 'N3']);
  await user.click(screen.getByText(t('masters.import.typed.check')));
  expect(given).toEqual(['#\tpump\tname\ttank\n3\t\tN1\tT1\n4\t\tN2\tT2\n5\t\tN3\tT1']);
});

test('notes that are typed show their worth, to compare with the count', async () => {
  server.failing.add('masters');
  await loadTexts(['masters']);
  const fields = ['value', 'available'].map((name) => ({ ...FIELDS[0]!, name, label: name }));
  const NOTE = { name: 'Denomination', fields } as unknown as MasterDefinition;
  const begun = [{ value: '500' }, { value: '100' }, { value: '0.50' }];
  const { user } = openComponent(<TypedRows master={NOTE} begun={begun} checking={false} onGiven={() => undefined} />);
  expect(screen.getByText('₹0.00')).toBeTruthy();
  await user.type(cell('available', 1), '200');
  await user.type(cell('available', 2), '36');
  await user.type(cell('available', 3), '3');
  expect(screen.getByText('₹1,03,601.50')).toBeTruthy();
});
