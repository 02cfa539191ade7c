import { screen } from '@testing-library/react';
import { ChangeLines } from '../../client/src/features/approvals/change-lines';
import { openComponent } from './support/page';

const line = (label: string, kind: string, shown: string | null, was: string | null = null, name = label) => ({
  name,
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

test('a comment that was removed is shown', () => {
  openComponent(<ChangeLines changes={[line('Comment', 'text', null, 'By phone', 'comment')]} />);
  expect(lines()).toEqual([expect.stringContaining('Comment: By phone →')]);
});

const reason = (name: string, label: string, text: string) => line(label, 'text', text, null, name);

test('the reason of a new entry, which stands beside its fields, is not repeated among them', () => {
  const changes = [
    line('Amount', 'money', '300.00'),
    reason('overLimitReason', 'Reason over limit', 'The owner said so '),
    reason('comment', 'Comment', 'By phone'),
  ];
  openComponent(<ChangeLines changes={changes} ofNew={{ comment: 'The owner said so' }} />);
  expect(lines()).toEqual(['Amount: ₹300.00', 'Comment: By phone']);
});

test('another field of a new entry is shown, though its text is that of the reason', () => {
  const changes = [line('Category', 'text', 'Diesel'), reason('comment', 'Comment', 'Diesel')];
  openComponent(<ChangeLines changes={changes} ofNew={{ comment: 'Diesel' }} />);
  expect(lines()).toEqual(['Category: Diesel']);
});
