import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  cashInCount,
  cashInTotal,
  cashOutCount,
  cashOutTotal,
  type NoteCount,
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
  /** Between the total and the buttons: other fields saved with the notes. */
  children?: ReactNode;
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
  children,
}: CurrencyRowsProps) {
  /** Why a count out was reset to 0, by denomination. */
  const [refused, setRefused] = useState<Record<number, string>>({});
  const table = useRef<HTMLTableElement>(null);
  const total = cashInTotal(notes) - cashOutTotal(notes);

  // The rows are rendered after the dialog has taken the focus.
  useEffect(() => table.current?.querySelector('input')?.select(), []);

  const count = (note: NoteCount, way: 'in' | 'out', typed: string): void => {
    const value = way === 'in' ? cashInCount(typed) : cashOutCount(typed, note.available);
    const over = way === 'out' && cashInCount(typed) > note.available;
    const reason = t('ui.currency.overAvailable', { count: note.available, value: denominationLabel(note.value) });
    setRefused({ ...refused, [note.denominationId]: over ? reason : '' });
    onNotes(notes.map((other) => (other === note ? { ...other, [way]: value } : other)));
  };

  const save = (): void =>
    onSave({ notes: notes.filter((note) => note.in > 0 || note.out > 0), total: moneyText(total) });

  return (
    <EnterFlow onSave={save} enterSaves>
      <table ref={table} className={classes.table}>
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
            const reason = refused[note.denominationId];
            const reasonId = `over-${note.denominationId}`;
            return (
              <tr key={note.denominationId}>
                <th scope="row">{value}</th>
                <td>
                  <Count value={note.available} />
                </td>
                <td>
                  <QuantityCell
                    label={t('ui.currency.inOf', { value })}
                    value={shownCount(note.in)}
                    onChange={(typed) => count(note, 'in', typed)}
                    places={0}
                    column="in"
                    disabled={note.out > 0 || only === 'out'}
                    autoFocus={index === 0}
                  />
                </td>
                <td>
                  <QuantityCell
                    label={t('ui.currency.outOf', { value })}
                    value={shownCount(note.out)}
                    onChange={(typed) => count(note, 'out', typed)}
                    places={0}
                    column="out"
                    disabled={note.in > 0 || only === 'in'}
                    errorId={reason ? reasonId : undefined}
                  />
                  {reason && (
                    <div id={reasonId} role="alert" className={classes.reason}>
                      {reason}
                    </div>
                  )}
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
      {children}
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button onClick={save} loading={busy}>
          {saveLabel}
        </Button>
      </Group>
    </EnterFlow>
  );
}
