import { screen } from '@testing-library/react';
import { ChangeLines } from '../../client/src/features/approvals/change-lines';
import { openComponent } from './support/page';

const line = (label: string, kind: string, shown: string, was: string | null = null) => ({
  name: label,
  label,
  kind,
  shown,
  was,
});

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('figures have their units', () => {
  const changes = [
    line('Quantity', 'litres', '16.216'),
    line('Rate', 'rate', '92.50'),
    line('Amount', 'money', '1500.00'),
    line('Shortage', 'wholeLitres', '1200'),
    line('Interest', 'percent', '18.00'),
    line('Invoiced', 'kilolitres', '12.500'),
  ];
  openComponent(<ChangeLines changes={changes} ofNew={{ comment: null }} />);
  expect(lines()).toEqual([
    'Quantity: 16.216 L',
    'Rate: ₹92.50',
    'Amount: ₹1,500.00',
    'Shortage: 1,200 L',
    'Interest: 18.00 %',
    'Invoiced: 12.5 KL',
  ]);
});

test('a changed figure has its unit before and after', () => {
  openComponent(<ChangeLines changes={[line('Amount', 'money', '300.00', '250.00')]} />);
  expect(lines()).toEqual(['Amount: ₹250.00 → ₹300.00']);
});

test('the reason of a new entry, which stands beside its fields, is not repeated among them', () => {
  const changes = [line('Amount', 'money', '300.00'), line('Reason over limit', 'text', 'The owner said so ')];
  openComponent(<ChangeLines changes={changes} ofNew={{ comment: 'The owner said so' }} />);
  expect(lines()).toEqual(['Amount: ₹300.00']);
});
