import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isBusinessDate } from '../../../../../server/domain/kernel/business-date';
import { said, t } from '../../../i18n/translate';
import { UnstyledButton } from '../../../ui/kit/buttons';
import { Checkbox } from '../../../ui/kit/checkbox';
import { TextInput } from '../../../ui/kit/fields';
import { type Column, drawValue } from '../../../ui/table/table-column';
import type { MasterDefinition, MasterField } from '../catalogue';
import { COLUMN_KINDS } from '../fields';
import classes from './import.module.css';
import { type Correction, isProposed, type Preview, type PreviewRow } from './rows-text';

/** A row whose cells are fields, and the column that was chosen for it. */
export interface OpenRow {
  number: number;
  at: number;
}

interface Correcting {
  /** Whether wrong cells are fields in which they are corrected. */
  canCorrect: boolean;
  onCorrected: (correction: Correction) => void;
  /** The row that is being corrected, whether or not its cells are wrong. */
  open: OpenRow | null;
  onOpen: (open: OpenRow | null) => void;
}

interface Shown {
  /** Whether each row is a card. */
  phone: boolean;
}

interface LeavingOut {
  /** The numbers of the rows that are not imported. */
  leftOut: ReadonlySet<number>;
  onLeaveOut: (number: number, isLeftOut: boolean) => void;
}

const MOST_ON_PHONE = 4;

/** The columns of a preview: number and result of each row, whether it is left out, then the fields of the master that the sheet has. */
export function previewColumns(
  master: MasterDefinition,
  preview: Preview,
  { phone, leftOut, onLeaveOut, ...how }: Correcting & LeavingOut & Shown,
): Column<PreviewRow>[] {
  const { columns, rows } = preview;
  const fields = columns.map(({ field }) => master.fields.find(({ name }) => name === field)!);
  const hasRemark = (name: string, at: number): boolean =>
    rows.some(
      ({ problems, questions, before }) =>
        before?.[at] != null || [...problems, ...questions].some(({ field }) => field === name),
    );
  const shownFields = new Set<unknown>(columns.map(({ field }) => field));
  return [
    {
      key: 'number',
      label: t('masters.import.row'),
      kind: 'text',
      value: ({ number }) => number,
      render: ({ number }) => (
        <UnstyledButton
          className={classes.number}
          aria-label={t('masters.import.correctRow', { row: number })}
          onClick={() => how.onOpen({ number, at: 0 })}
        >
          <span className={classes.onPhone}>{t('masters.import.row')} </span>
          {number}
        </UnstyledButton>
      ),
    },
    {
      key: 'state',
      label: t('masters.import.state'),
      kind: 'text',
      value: ({ state }) => t(`masters.import.state.${state}`),
      render: (row) => (
        <Result row={row} others={row.problems.filter(({ field }) => !field || !shownFields.has(field))} />
      ),
    },
    {
      key: 'leftOut',
      label: t('masters.import.leaveOut'),
      kind: 'text',
      render: ({ number }) => (
        <label className={classes.leaveOut} htmlFor={`left-out-${number}`}>
          <Checkbox
            id={`left-out-${number}`}
            size="md"
            aria-label={t('masters.import.leaveOutRow', { row: number })}
            checked={leftOut.has(number)}
            onChange={({ currentTarget }) => onLeaveOut(number, currentTarget.checked)}
          />
        </label>
      ),
    },
    ...fields.map(
      (field, at): Column<PreviewRow> => ({
        key: field.name,
        label: field.label,
        // A card shows its main figure beside the name as well: a field would be there twice.
        kind: (!phone && COLUMN_KINDS[field.kind]) || 'text',
        value: ({ cells }) => cells[at],
        hideOnPhone: at >= MOST_ON_PHONE && !hasRemark(field.name, at),
        render: (row) => (
          <Cell
            key={`${row.number} ${row.typed[at]}`}
            row={row}
            at={at}
            field={field}
            proposed={isProposed(preview, row, at)}
            isListed={preview.missing.some((missing) => missing.field === field.name)}
            {...how}
          />
        ),
      }),
    ),
  ];
}

function Result({ row: { state, waits }, others }: { row: PreviewRow; others: PreviewRow['problems'] }) {
  const wait = waits && t(state === 'UNCHANGED' ? 'masters.import.waiting' : 'masters.import.waits');
  return (
    <>
      <span className={classes.state} data-state={state}>
        {t(`masters.import.state.${state}`)}
      </span>
      {wait && <span className={classes.waits}>{wait}</span>}
      {others.map((problem) => (
        <span key={problem.message} className={classes.problem}>
          {said(problem)}
        </span>
      ))}
    </>
  );
}

interface CellProps extends Correcting {
  row: PreviewRow;
  at: number;
  field: MasterField;
  /** Whether its value is a proposal. */
  proposed: boolean;
  /** Whether missing rows are listed above the table: not at each cell again. */
  isListed: boolean;
}

function Cell({ row, at, field, proposed, isListed, canCorrect, onCorrected, open, onOpen }: CellProps) {
  const problem = row.problems.find((one) => one.field === field.name);
  const question = row.questions.find((one) => one.field === field.name);
  const before = row.before?.[at];
  const isOpen = open?.number === row.number;
  if (isOpen || (problem && canCorrect)) {
    const input = { row, at, field, proposed, isListed, problem, onCorrected };
    return <CellInput {...input} takesFocus={isOpen && open.at === at} onClose={() => isOpen && onOpen(null)} />;
  }
  const value = shownCell(field, row.cells[at] ?? '');
  const text = before == null ? value : <Was before={shownCell(field, before)} after={value} />;
  const remark = problem ?? question;
  const words = remark ? said(remark) : proposed && t('masters.import.proposed');
  return (
    // The keyboard opens the row by its number, without a stop at each cell.
    <UnstyledButton
      className={classes.cell}
      tabIndex={-1}
      aria-label={value === '' ? labelOf(field, row) : undefined}
      title={remark && said(remark)}
      onClick={() => onOpen({ number: row.number, at })}
    >
      {text}
      {words && (
        <span className={problem ? classes.problem : question ? classes.question : classes.proposed}>{words}</span>
      )}
    </UnstyledButton>
  );
}

const labelOf = ({ label }: MasterField, { number }: PreviewRow): string =>
  `${label}, ${t('masters.import.row')} ${number}`;

const Was = ({ before, after }: { before: ReturnType<typeof drawValue>; after: ReturnType<typeof drawValue> }) => (
  <span className={classes.was}>
    <del>{before || '–'}</del> → <ins>{after}</ins>
  </span>
);

/** A cell as it is read. */
export function shownCell(field: MasterField, cell: string) {
  if (cell === '') return '';
  if (field.kind === 'flag') return t(cell === 'true' ? 'masters.yes' : 'masters.no');
  if (field.kind === 'choice') return field.options.find(({ value }) => value === cell)?.label ?? cell;
  const kind = COLUMN_KINDS[field.kind] ?? 'text';
  // What is no value of the field stays as it is written: a wrong cell, or one of a row that is left out.
  const isValue = kind === 'text' || (kind === 'date' ? isBusinessDate(cell) : /^-?\d+(?:\.\d+)?$/.test(cell));
  return isValue ? drawValue(kind, cell) : cell;
}

interface CellInputProps extends Pick<CellProps, 'row' | 'at' | 'field' | 'proposed' | 'isListed' | 'onCorrected'> {
  problem: PreviewRow['problems'][number] | undefined;
  takesFocus: boolean;
  onClose: () => void;
}

/** A cell to correct: Enter, or leaving it, checks all rows again. Escape restores what was written. */
function CellInput({ row, at, field, proposed, isListed, problem, onCorrected, takesFocus, onClose }: CellInputProps) {
  const written = (proposed ? row.cells[at] : row.typed[at]) ?? '';
  const [text, setText] = useState(written);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    input.current?.focus();
    input.current?.select();
  }, [takesFocus]);
  const correct = (): void => {
    if (text !== written) onCorrected({ row, at, text });
  };
  return (
    <TextInput
      ref={input}
      className={problem ? classes.wrong : classes.open}
      size="xs"
      aria-label={labelOf(field, row)}
      // An empty cell keeps what is stored.
      placeholder={row.cells[at]}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={correct}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        if (event.key === 'Escape') flushSync(() => setText(written));
        // From a wrong cell the preview goes on to the next one, from another back to its row.
        const back = event.currentTarget.closest('[data-row]')?.querySelector('button');
        if (problem) event.currentTarget.blur();
        else back?.focus();
        onClose();
      }}
      error={problem && (isListed && problem.code === 'NOT_FOUND' ? true : said(problem))}
      data-to-fix={problem ? true : undefined}
      spellCheck={false}
    />
  );
}
