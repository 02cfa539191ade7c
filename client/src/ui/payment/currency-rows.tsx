import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import {
  cashInCount,
  cashInTotal,
  cashOutCount,
  cashOutTotal,
  type NoteCount,
  problemOfCount,
} from '../../../../server/domain/denominations';
import { denominationLabel } from '../../../../server/domain/kernel/format';
import { moneyText } from '../../../../server/domain/kernel/money';
import { amountInWords } from '../../../../server/domain/kernel/words';
import { said, t } from '../../i18n/translate';
import { EnterFlow } from '../dialog/enter-flow';
import { Button } from '../kit/buttons';
import { Group } from '../kit/layout';
import { QuantityCell } from '../table/quantity-cell';
import { Count, Money } from '../text/figures';
import type { CountedCash } from './counted-cash';
import classes from './currency-form.module.css';
import { stopAtWrongCount } from './wrong-count';

interface CurrencyRowsProps {
  notes: NoteCount[];
  onNotes: (notes: NoteCount[]) => void;
  onSave: (counted: CountedCash) => void;
  onCancel: () => void;
  /** In a dialog over a form, which is not saved yet: the notes are only taken into it. */
  saveLabel?: string;
  /** On a page, the other button clears the form. */
  cancelLabel?: string;
  /** If notes move in one direction only, the other column is disabled. */
  only?: 'in' | 'out';
  busy?: boolean;
  /** Whether a question about the notes was shown, which Enter on any of them answers. */
  isAsked?: boolean;
  /** Between the total and the buttons: other fields saved with the notes. */
  children?: ReactNode;
}

/** A count that was not taken over: why, and its text if that stays in the field. */
interface RefusedCount {
  way: 'in' | 'out';
  reason: string;
  text?: string;
}

const shownCount = (count: number): string => (count === 0 ? '' : String(count));

/** The rows of the currency form: a denomination counted in cannot be counted out, and vice versa. */
export function CurrencyRows({
  notes,
  onNotes,
  onSave,
  onCancel,
  saveLabel = t('ui.save'),
  cancelLabel = t('ui.cancel'),
  only,
  busy,
  isAsked = false,
  children,
}: CurrencyRowsProps) {
  /** By denomination. */
  const [refused, setRefused] = useState<Readonly<Record<number, RefusedCount>>>({});
  const [counted, setCounted] = useState({ only, counts: countsIn(notes) });
  const table = useRef<HTMLTableElement>(null);
  const after = useRef<HTMLDivElement>(null);
  // The form was cleared or filled, or notes move in the other direction.
  if (counted.only !== only || counted.counts !== countsIn(notes)) {
    setCounted({ only, counts: countsIn(notes) });
    setRefused({});
  }
  const total = cashInTotal(notes) - cashOutTotal(notes);

  // The rows are rendered after the dialog has taken the focus.
  useEffect(() => table.current?.querySelector('input')?.select(), []);

  const count = (note: NoteCount, way: 'in' | 'out', typed: string): void => {
    const { [note.denominationId]: _, ...others } = refused;
    const reason = refusalOf(note, way, typed);
    setRefused(reason === null ? others : { ...others, [note.denominationId]: { way, ...reason } });
    const isRefused = reason?.text !== undefined;
    const value = isRefused ? 0 : way === 'in' ? cashInCount(typed) : cashOutCount(typed, note.available);
    const changed = notes.map((other) => (other === note ? { ...other, [way]: value } : other));
    setCounted({ only, counts: countsIn(changed) });
    onNotes(changed);
  };

  const save = (): void => {
    if (!stopAtWrongCount(table.current))
      onSave({ notes: notes.filter((note) => note.in > 0 || note.out > 0), total: moneyText(total) });
  };
  const cancel = (): void => {
    setRefused({});
    onCancel();
  };

  /** Enter goes down the column; from an empty count, and from the last one, it leaves the notes. It stays at a wrong one. */
  const leaveNotes = (event: KeyboardEvent<HTMLTableElement>): void => {
    const { target: from, key, ctrlKey, metaKey } = event;
    if (isAsked || key !== 'Enter' || ctrlKey || metaKey || !(from instanceof HTMLInputElement)) return;
    const column = [...event.currentTarget.querySelectorAll(`[data-column=${from.dataset.column}]:enabled`)];
    // Also one that was reset, and is empty: what was counted there is missing from the total.
    const isWrong = from.getAttribute('aria-invalid') === 'true';
    if (!isWrong && from.value !== '' && from !== column.at(-1)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isWrong) focus(after.current!.querySelector('input, textarea') ?? after.current!.querySelector('[data-save]'));
  };

  return (
    <EnterFlow onSave={save} enterSaves={isAsked}>
      <table ref={table} className={classes.table} onKeyDown={leaveNotes}>
        <thead>
          <tr>
            <th scope="col">{t('ui.currency.note')}</th>
            <th scope="col">{t('ui.currency.available')}</th>
            <th scope="col">{t('ui.currency.in')}</th>
            <th scope="col">{t('ui.currency.out')}</th>
            <th scope="col">{t('ui.currency.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {notes.map((note, index) => {
            const value = denominationLabel(note.value);
            const wrong = refused[note.denominationId];
            const reasonId = `over-${note.denominationId}`;
            const cellOf = (way: 'in' | 'out', other: 'in' | 'out') => ({
              value: (wrong?.way === way && wrong.text) || shownCount(note[way]),
              onChange: (typed: string) => count(note, way, typed),
              places: 0 as const,
              column: way,
              disabled: note[other] > 0 || only === other || (wrong?.way === other && wrong.text !== undefined),
              errorId: wrong?.way === way ? reasonId : undefined,
            });
            return (
              <tr key={note.denominationId}>
                <th scope="row">{value}</th>
                <td>
                  <Count value={note.available} />
                </td>
                <td>
                  <QuantityCell
                    {...cellOf('in', 'out')}
                    label={t('ui.currency.inOf', { value })}
                    autoFocus={index === 0}
                  />
                  {wrong?.way === 'in' && <Reason id={reasonId}>{wrong.reason}</Reason>}
                </td>
                <td>
                  <QuantityCell {...cellOf('out', 'in')} label={t('ui.currency.outOf', { value })} />
                  {wrong?.way === 'out' && <Reason id={reasonId}>{wrong.reason}</Reason>}
                </td>
                <td>
                  <Money value={moneyText((note.in - note.out) * note.value * 100)} />
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              {t('ui.total')}
            </th>
            <td>
              <Money value={moneyText(total)} sign />
            </td>
          </tr>
        </tfoot>
      </table>
      <p className={classes.words} aria-live="polite">
        {said(amountInWords(total))}
      </p>
      <div ref={after}>
        {children}
        <Group justify="flex-end">
          <Button variant="default" onClick={cancel}>
            {cancelLabel}
          </Button>
          <Button onClick={save} loading={busy} data-save>
            {saveLabel}
          </Button>
        </Group>
      </div>
    </EnterFlow>
  );
}

/**
 * Why a count is not taken over as typed. One that is no whole number stays in its field; more out than the safe holds is
 * reset (specification, section 5).
 */
function refusalOf(
  { available, value }: NoteCount,
  way: 'in' | 'out',
  typed: string,
): Omit<RefusedCount, 'way'> | null {
  const problem = problemOfCount(typed);
  if (problem !== null) return { reason: said(problem), text: typed };
  if (way === 'in' || cashInCount(typed) <= available) return null;
  return { reason: t('ui.currency.overAvailable', { count: available, value: denominationLabel(value) }) };
}

const countsIn = (notes: readonly NoteCount[]): string => notes.map((note) => `${note.in}-${note.out}`).join();

function focus(control: Element | null | undefined): void {
  if (!(control instanceof HTMLElement)) return;
  control.focus();
  if (control instanceof HTMLInputElement) control.select();
}

const Reason = ({ id, children }: { id: string; children: string }) => (
  <div id={id} role="alert" className={classes.reason}>
    {children}
  </div>
);
