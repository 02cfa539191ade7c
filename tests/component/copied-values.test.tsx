import type { MasterDefinition, MasterField } from '../../client/src/features/masters/catalogue';
import { copiedValues, standardValues } from '../../client/src/features/masters/fields';
import { today } from '../../client/src/ui/text/station-zone';

const field = (name: string, more: Partial<MasterField> = {}): MasterField =>
  ({ name, kind: 'text', inForm: true, shownBy: name, unique: false, ...more }) as MasterField;

const USER = [
  field('name'),
  field('email', { unique: true }),
  field('password', { kind: 'password', shownBy: null }),
  field('roleId', { kind: 'reference', shownBy: 'roleName' }),
  field('lastSeen', { inForm: false }),
];
const NOZZLE = [
  field('tankId', { kind: 'reference' }),
  field('initialReading'),
  field('flowRate'),
  field('openingDate'),
];

test.each([
  [USER, { name: 'MEENA', email: 'meena@station.example', roleId: 2 }, { roleId: 2 }],
  [
    NOZZLE,
    { tankId: 1, initialReading: '1000.000', flowRate: 40, openingDate: '2026-01-01' },
    { tankId: 1, flowRate: 40 },
  ],
])('a row is duplicated without what is its own: %#', (fields, values, copied) => {
  const master = { fields, title: 'name' } as unknown as MasterDefinition;
  expect(copiedValues(master, { id: 1, version: 1, ...values })).toEqual(copied);
});

test('a new row begins with what it would have if nothing was typed, and an employee joins today', () => {
  const fields = [
    field('payBasis', { kind: 'choice', default: 'SHIFT' }),
    field('creditDays', { kind: 'integer', default: '15' }),
    field('interest', { kind: 'percent', default: '1800' }),
    field('openingBalance', { kind: 'money', default: '0' }),
    field('isActive', { kind: 'flag', default: 'true' }),
  ];
  const of = (name: string) => standardValues({ name, fields } as unknown as MasterDefinition);
  const standard = { payBasis: 'SHIFT', creditDays: '15', interest: '18.00', isActive: true };
  expect(of('Creditor')).toEqual(standard);
  expect(of('Employee')).toEqual({ ...standard, joinDate: today() });
});
