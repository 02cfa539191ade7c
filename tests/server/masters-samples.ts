// Importing it registers what follows from a product rate.
import '../../server/modules/closing/correct-rate';
import { addDays } from '../../server/domain/kernel/business-date';
import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { masters } from '../../server/masters';
import type { MasterField } from '../../server/masters/master-field';
import type { MasterModule } from '../../server/masters/master-module';
import type { Context } from '../../server/platform/context';
import type { Actor } from '../../server/platform/principal';
import { submit } from '../../server/platform/submit';
import type { Backend } from './backend';

/** The generic type of a row, for loops over all masters. */
export type AnyRow = Record<string, unknown> & { id: number; version: number; disabled?: boolean };
export type Input = Record<string, unknown>;

export const masterNamed = (name: string): MasterModule => {
  const found = masters.find(({ master }) => master.name === name);
  if (found === undefined) throw new Error(`There is no master ${name}`);
  return found;
};

/** The context of a new user, without a log-in by password. */
export async function contextOf(backend: Backend, isAdmin: boolean): Promise<Context> {
  const email = `${isAdmin ? 'admin' : 'staff'}-${Math.random().toString(36).slice(2)}@station.example`;
  const userId = await backend.addUser(email, { isAdmin });
  const actor: Actor = {
    kind: 'user',
    userId,
    sessionId: 0,
    mustConfirm: false,
    name: 'A USER',
    email,
    rights: BUILT_IN_ROLES[isAdmin ? 'admin' : 'staff'],
  };
  return backend.request({ actor });
}

const FIRST_DAY = '2030-01-01';
let counted = 0;

/** A valid value of a field, different at each call. */
function sampleOf({ options, rule }: MasterField): unknown {
  const n = ++counted;
  switch (rule.kind) {
    case 'email':
      return `someone${n}@station.example`;
    case 'password':
      return 'sesame-1';
    case 'choice':
      return rule.choices![0];
    case 'flag':
      return options.default === true;
    case 'date':
      return addDays(FIRST_DAY, n);
    case 'text':
      return (options.kind === 'phone' ? String(9_000_000_000 + n) : `Sample ${n}`).slice(0, rule.max);
    default:
      // Unique values avoid those that a station already has, such as its denominations and shifts of the day.
      return Math.max(rule.min!, (options.step ?? 1) * ((options.unique ? 1000 : 1) + (n % 90)));
  }
}

/** Valid input for a new row: the required fields, with new rows for the references. */
export async function sampleInput(ctx: Context, { master }: MasterModule): Promise<Input> {
  const input: Input = {};
  for (const field of master.fields) {
    if (!field.rule.required) continue;
    const { reference } = field.options;
    input[field.name] = reference ? (await addRow(ctx, masterNamed(reference().name))).id : sampleOf(field);
  }
  return input;
}

/** Adds a row by its command. */
export async function addRow(ctx: Context, module: MasterModule, over: Input = {}): Promise<AnyRow> {
  const input = { ...(await sampleInput(ctx, module)), ...over };
  return (await submit(ctx, module.commands.create, input)).row as unknown as AnyRow;
}

const TOO_LONG = 'x'.repeat(1000);

/** Values that a field's rule refuses. */
export function wrongValuesOf({ options, rule }: MasterField): unknown[] {
  const missing = rule.required ? [null, '', '   '] : [];
  const { min = 0, max = 0 } = rule;
  switch (rule.kind) {
    case 'password':
      return ['', 'x'.repeat(min - 1), 'x'.repeat(max + 1), 12345678];
    case 'text':
      return [...missing, ...(min > 1 ? ['x'.repeat(min - 1)] : []), 'x'.repeat(max + 1), {}, [], 'null\u0000byte'];
    case 'email':
      return [...missing, 'nobody', 'a@b', 'a b@c.de', '@c.de', `${TOO_LONG}@c.de`, {}];
    case 'choice':
      return [...missing, 'NOPE', 1];
    case 'flag':
      return ['perhaps', 2, {}];
    case 'date':
      return [...missing, '21-11-2026', '2026-02-29', '2026-13-01', 20261121];
    default:
      return [
        ...missing,
        'abc',
        '1e3',
        min - 1,
        max + 1,
        Number.NaN,
        {},
        ...(options.step ? [options.step / 2] : [0.5]),
      ];
  }
}
