import { t } from '../../i18n/translate';
import type { LateShift } from './late-context';

interface MasterRow {
  disabled: boolean;
}

/** The rows that an entry may name: those in use, and then for a late one also the disabled ones, which its shift may have used. */
export const offeredRows = <Row extends MasterRow>(rows: readonly Row[], late: LateShift | null): Row[] =>
  late === null ? rows.filter(({ disabled }) => !disabled) : disabledLast(rows);

export const disabledLast = <Row extends MasterRow>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => Number(one.disabled) - Number(other.disabled));

/** The hint of a choice; a disabled row is marked. */
export const hintOf = ({ disabled = false }: Partial<MasterRow>, hint = ''): string | undefined =>
  [hint, disabled ? t('ui.choice.disabled') : ''].filter((part) => part !== '').join(', ') || undefined;
