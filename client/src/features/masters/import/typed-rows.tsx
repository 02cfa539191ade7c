import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cashInCount } from '../../../../../server/domain/denominations';
import { moneyText, parseMoney } from '../../../../../server/domain/kernel/money';
import { sum } from '../../../../../server/domain/kernel/sum';
import { ROW_NUMBER, tabSeparated } from '../../../../../server/domain/sheet';
import { useUnsaved } from '../../../hooks/unsaved';
import { t } from '../../../i18n/translate';
import { EnterFlow } from '../../../ui/dialog/enter-flow';
import { LOADING } from '../../../ui/inputs/use-suggestions';
import { Button } from '../../../ui/kit/buttons';
import { Group } from '../../../ui/kit/layout';
import { Panel } from '../../../ui/page/page';
import { Money } from '../../../ui/text/figures';
import type { MasterDefinition } from '../catalogue';
import { givenFieldsOf } from '../fields';
import { useReferences } from '../use-master-rows';
import classes from './typed-rows.module.css';

const ROWS_AT_FIRST = 4;

/** What the typed notes and coins are worth, in paise. */
function worthOf(fields: readonly { name: string }[], rows: readonly (readonly string[])[]): number {
  const [value, count] = ['value', 'available'].map((wanted) => fields.findIndex(({ name }) => name === wanted));
  return sum(rows, (cells) => (parseMoney(cells[value!] ?? '') ?? 0) * cashInCount(cells[count!] ?? ''));
}

/** The cells of a row by field. */
export type TypedRow = Readonly<Record<string, string>>;

interface TypedRowsProps {
  master: MasterDefinition;
  /** Rows that are filled in already: the first cell without a value takes the focus. */
  begun?: readonly TypedRow[];
  checking: boolean;
  onGiven: (source: { text: string }) => void;
}

/** A small sheet to type several rows of a list into: nozzles of a pump, notes, vehicles. Cells that are pasted fill it. */
export function TypedRows({ master, begun = [], checking, onGiven }: TypedRowsProps) {
  const fields = givenFieldsOf(master);
  const emptyRow = (): string[] => fields.map(() => '');
  const firstRows = (): string[][] =>
    begun.length > 0
      ? begun.map((row) => fields.map(({ name }) => row[name] ?? ''))
      : Array.from({ length: ROWS_AT_FIRST }, emptyRow);
  const [rows, setRows] = useState(firstRows);
  const [isTyped, setIsTyped] = useState(false);
  const firstToFill = begun.length > 0 ? rows[0]!.indexOf('') : -1;
  const root = useRef<HTMLElement>(null);
  useEffect(() => root.current?.querySelector<HTMLElement>('[data-first]')?.focus(), []);
  const references = useReferences(master);
  const known = references === LOADING ? {} : references;
  const filled = rows.flatMap((cells, index) => (cells.some((cell) => cell.trim() !== '') ? [{ cells, index }] : []));
  useUnsaved(isTyped && filled.length > 0 && !checking);

  const write = (row: number, column: number, texts: readonly (readonly string[])[]): void => {
    const missing = Math.max(0, row + texts.length - rows.length);
    const next = [...rows, ...Array.from({ length: missing }, emptyRow)].map((cells) => [...cells]);
    for (const [down, line] of texts.entries())
      for (const [right, text] of line.entries())
        if (column + right < fields.length) next[row + down]![column + right] = text;
    setRows(next);
    setIsTyped(true);
  };
  const paste = (event: ClipboardEvent, row: number, column: number): void => {
    const text = event.clipboardData.getData('text').replace(/\r?\n$/, '');
    if (!/[\t\n]/.test(text)) return;
    event.preventDefault();
    write(
      row,
      column,
      text.split(/\r?\n/).map((line) => line.split('\t')),
    );
  };
  const addRow = (): void => {
    flushSync(() => setRows([...rows, emptyRow()]));
    root.current?.querySelector<HTMLElement>('tr:last-child input')?.focus();
  };
  const check = (): void => {
    if (filled.length === 0) return;
    const heading = [ROW_NUMBER, ...fields.map(({ name }) => name)];
    onGiven({
      text: tabSeparated([heading, ...filled.map(({ cells, index }) => [String(index + 1), ...cells])]),
    });
  };

  return (
    <Panel title={t('masters.import.typed')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by the keyboard */}
      <section ref={root} className={classes.scroller} aria-label={master.pluralLabel} tabIndex={0}>
        <EnterFlow onSave={check} onEnd={addRow}>
          <table className={classes.table} aria-label={t('masters.import.typed')}>
            <thead>
              <tr>
                {fields.map(({ name, label, required, isProposed, isAsked, default: standard }) => (
                  <th key={name} scope="col">
                    {label}
                    {((required && !isProposed && standard == null) || isAsked) && (
                      <span className={classes.required}> *</span>
                    )}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((cells, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the sheet
                <tr key={row}>
                  {fields.map(({ name, label, reference, options }, column) => (
                    <td key={name}>
                      <input
                        className={classes.cell}
                        aria-label={`${label}, ${t('masters.import.row')} ${row + 1}`}
                        value={cells[column]}
                        onChange={({ currentTarget }) => write(row, column, [[currentTarget.value]])}
                        onPaste={(event) => paste(event, row, column)}
                        list={reference || options.length > 0 ? `choices-${name}` : undefined}
                        data-first={(row === 0 && column === firstToFill) || undefined}
                        autoComplete="off"
                        spellCheck={false}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </EnterFlow>
        {fields.map(({ name, reference, options }) => (
          <datalist key={name} id={`choices-${name}`}>
            {(reference ? (known[reference] ?? []) : options).map(({ label }) => (
              <option key={label} value={label} />
            ))}
          </datalist>
        ))}
      </section>
      <Group justify="space-between" mt="sm">
        <p className={classes.hint}>{t('masters.import.typed.text')}</p>
        {master.name === 'Denomination' && (
          <p className={classes.worth} aria-live="polite">
            {t('ui.total')} <Money value={moneyText(worthOf(fields, rows))} sign />
          </p>
        )}
        <Button onClick={check} disabled={filled.length === 0} loading={checking} data-hotkey="Ctrl+Enter">
          {t('masters.import.typed.check')}
        </Button>
      </Group>
    </Panel>
  );
}
