import { useState } from 'react';
import { said, t } from '../../../i18n/translate';
import { TextInput } from '../../../ui/kit/fields';
import { type Column, drawValue } from '../../../ui/table/table-column';
import type { MasterDefinition, MasterField } from '../catalogue';
import { COLUMN_KINDS } from '../fields';
import classes from './import.module.css';
import { type Correction, isProposed, type Preview, type PreviewRow } from './rows-text';

interface Correcting {
  /** Whether wrong cells are fields in which they are corrected. */
  canCorrect: boolean;
  onCorrected: (correction: Correction) => void;
}

const MOST_ON_PHONE = 4;

/** The columns of a preview: number and result of each row, then the fields of the master that the sheet has. */
export function previewColumns(master: MasterDefinition, preview: Preview, how: Correcting): Column<PreviewRow>[] {
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
        <span className={classes.number}>
          <span className={classes.onPhone}>{t('masters.import.row')} </span>
          {number}
        </span>
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
    ...fields.map(
      (field, at): Column<PreviewRow> => ({
        key: field.name,
        label: field.label,
        kind: COLUMN_KINDS[field.kind] ?? 'text',
        value: ({ cells }) => cells[at],
        hideOnPhone: at >= MOST_ON_PHONE && !hasRemark(field.name, at),
        render: (row) => (
          <Cell
            key={`${row.number} ${row.typed[at]}`}
            row={row}
            at={at}
            field={field}
            proposed={isProposed(preview, row, at)}
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
}

function Cell({ row, at, field, proposed, canCorrect, onCorrected }: CellProps) {
  const problem = row.problems.find((one) => one.field === field.name);
  const question = row.questions.find((one) => one.field === field.name);
  const before = row.before?.[at];
  if (problem && canCorrect)
    return <WrongCell row={row} at={at} field={field} problem={problem} onCorrected={onCorrected} />;
  if (proposed)
    return (
      <span className={classes.remarked}>
        {shownCell(field, row.cells[at] ?? '')}
        <span className={classes.proposed}>{t('masters.import.proposed')}</span>
      </span>
    );
  const value = shownCell(field, row.cells[at] ?? '');
  const text = before == null ? value : <Was before={shownCell(field, before)} after={value} />;
  const remark = problem ?? question;
  if (!remark) return text;
  return (
    <span className={classes.remarked} title={said(remark)}>
      {text}
      <span className={problem ? classes.problem : classes.question}>{said(remark)}</span>
    </span>
  );
}

const Was = ({ before, after }: { before: ReturnType<typeof drawValue>; after: ReturnType<typeof drawValue> }) => (
  <span className={classes.was}>
    <del>{before || '–'}</del> → <ins>{after}</ins>
  </span>
);

function shownCell(field: MasterField, cell: string) {
  if (cell === '') return '';
  if (field.kind === 'flag') return t(cell === 'true' ? 'masters.yes' : 'masters.no');
  if (field.kind === 'choice') return field.options.find(({ value }) => value === cell)?.label ?? cell;
  const kind = COLUMN_KINDS[field.kind] ?? 'text';
  // A wrong figure stays as it is written.
  return kind !== 'text' && kind !== 'date' && !/^-?\d+(?:\.\d+)?$/.test(cell) ? cell : drawValue(kind, cell);
}

interface WrongCellProps extends Omit<CellProps, 'canCorrect' | 'proposed'> {
  problem: PreviewRow['problems'][number];
}

/** A cell to correct: Enter, or leaving it, checks all rows again. */
function WrongCell({ row, at, field, problem, onCorrected }: WrongCellProps) {
  const [text, setText] = useState(row.typed[at] ?? '');
  const correct = (): void => {
    if (text !== row.typed[at]) onCorrected({ row, at, text });
  };
  return (
    <TextInput
      className={classes.wrong}
      size="xs"
      aria-label={`${field.label}, ${t('masters.import.row')} ${row.number}`}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={correct}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        event.currentTarget.blur();
      }}
      error={said(problem)}
      data-to-fix
      spellCheck={false}
    />
  );
}
