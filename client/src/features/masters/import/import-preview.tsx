import { useEffect, useRef, useState } from 'react';
import { editReasonRule } from '../../../../../server/domain/employee.rules';
import { type ImportRowState, ImportRowsDocument } from '../../../graphql/generated/graphql';
import { overSheets } from '../../../graphql/sheets';
import type { UserError } from '../../../graphql/user-error';
import { useSubmit } from '../../../hooks/use-submit';
import { type MessageText, said, t } from '../../../i18n/translate';
import { confirm } from '../../../ui/dialog/confirm';
import { FormErrors } from '../../../ui/feedback/form-errors';
import { toastSuccess } from '../../../ui/feedback/toast';
import { Button } from '../../../ui/kit/buttons';
import { Checkbox } from '../../../ui/kit/checkbox';
import { Alert, Loader } from '../../../ui/kit/feedback';
import { SegmentedControl, TextInput } from '../../../ui/kit/fields';
import { usePhone } from '../../../ui/page/breakpoints';
import { Panel } from '../../../ui/page/page';
import { DataTable } from '../../../ui/table/data-table';
import type { MasterDefinition } from '../catalogue';
import { AssumedValues } from './assumed-values';
import { ColumnTotals } from './column-totals';
import { FillColumns } from './fill-columns';
import classes from './import.module.css';
import { MissingRows } from './missing-rows';
import { type ImportElsewhere, OtherList } from './other-list';
import { type OpenRow, previewColumns } from './preview-columns';
import { keyOfColumn, leftOutOf, type Preview, type PreviewRow, textToImport, textWithCorrection } from './rows-text';
import { UnmatchedColumns } from './unmatched-columns';

type Shown = ImportRowState | 'asked' | 'all';

const STATES: readonly ImportRowState[] = ['WRONG', 'NEW', 'CHANGED', 'UNCHANGED', 'LEFT_OUT'];
/** Rows with cells to correct are not virtualised: their heights differ. */
const MOST_TO_FIX = 200;
/** More rows take minutes to save. */
const MOST_IN_SECONDS = 1000;

interface ImportPreviewProps {
  master: MasterDefinition;
  preview: Preview;
  checking: boolean;
  refusal: MessageText | null;
  /** Gets all rows with the corrected cells. */
  onCorrected: (text: string) => void;
  /** Gets the numbers of all rows that are not to be imported. */
  onLeftOut: (numbers: readonly number[]) => void;
  /** Adds the missing rows of another list with the import, or does not. */
  onAddRows: (list: string, isAdded: boolean) => void;
  onAnother: () => void;
  onOther: ImportElsewhere;
  onDone: () => void;
}

/** What an import would do, row by row; cells are corrected in place, and then all rows are saved together. */
export function ImportPreview({
  master,
  preview,
  checking,
  refusal,
  onCorrected,
  onLeftOut,
  onAddRows,
  onAnother,
  onOther,
  onDone,
}: ImportPreviewProps) {
  const [chosen, setChosen] = useState<Shown | null>(null);
  const [confirmed, setConfirmed] = useState(false);
  const [reason, setReason] = useState('');
  const [open, setOpen] = useState<OpenRow | null>(null);
  const { submit, busy, fieldErrors, formErrors } = useSubmit(ImportRowsDocument, {
    showsRefusals: true,
    context: overSheets,
  });
  // Ticked at once; the checked rows follow.
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(() => new Set(leftOutOf(preview)));
  const [columnsLeftOut, setColumnsLeftOut] = useState<ReadonlySet<string>>(new Set());
  /** Whether the user was asked about columns with figures that are not imported. */
  const isWarned = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const phone = usePhone();
  const rows = preview.rows.map((row) => withRefusals(row, fieldErrors as Record<string, UserError>));
  const counts = countsOf(rows);
  const asked = rows.filter((row) => row.questions.length > 0);
  const isShown = (one: Shown): boolean => one === 'all' || (one === 'asked' ? asked.length : counts[one]) > 0;
  const shown =
    chosen !== null && isShown(chosen) ? chosen : counts.WRONG > 0 ? 'WRONG' : asked.length > 0 ? 'asked' : 'all';
  const listed = shown === 'all' ? rows : shown === 'asked' ? asked : rows.filter(({ state }) => state === shown);
  const toSave = counts.NEW + counts.CHANGED;
  const waiting = rows.filter(({ state, waits }) => waits && state !== 'UNCHANGED').length;
  const questions = rows.reduce((sum, row) => sum + row.questions.length, 0);
  const isReady = counts.WRONG === 0 && toSave > 0 && !checking && (questions === 0 || confirmed);

  // The next cell to correct, or the button once there is none, unless the user is somewhere else already.
  useEffect(() => {
    if (checking || (document.activeElement !== document.body && document.activeElement !== null)) return;
    const next = place.current?.querySelector<HTMLElement>('[data-to-fix], [data-import]');
    next?.focus();
  }, [checking]);

  const leaveOut = (number: number, isLeftOut: boolean): void => {
    const numbers = isLeftOut ? [...leftOut, number] : [...leftOut].filter((one) => one !== number);
    setLeftOut(new Set(numbers));
    onLeftOut(numbers);
  };
  const missed = preview.unmatched.filter((column) => column.hasFigures && !columnsLeftOut.has(keyOfColumn(column)));
  const save = async (): Promise<void> => {
    if (missed.length > 0 && !isWarned.current) {
      const headings = missed.map(({ heading }) => heading).join(', ');
      if (!(await confirm(t('masters.import.unmatched.ask', { headings }), { danger: true }))) return;
      isWarned.current = true;
    }
    const done = await submit({
      input: {
        master: master.name,
        text: textToImport(preview),
        reason: reason.trim() || null,
        confirmed,
        adds: preview.missing.filter(({ isAdded }) => isAdded).map((missing) => missing.master),
      },
    });
    if (!done) return;
    toastSuccess(savedText(done));
    onDone();
  };

  return (
    <div ref={place} className={classes.preview}>
      <FormErrors formErrors={refusal === null ? formErrors : [refusal]} className={classes.refusal} />
      {preview.notes.length > 0 && (
        <Alert color="gray" className={classes.notes}>
          {preview.notes.map((note) => (
            <div key={`${note.messageId} ${note.message}`}>{said(note)}</div>
          ))}
          <OtherList texts={preview.notes as MessageText[]} onOther={onOther} />
        </Alert>
      )}
      <Panel>
        <div className={classes.bar}>
          <SegmentedControl<Shown>
            aria-label={t('masters.import.show')}
            value={shown}
            onChange={setChosen}
            data={[
              ...STATES.filter((state) => counts[state] > 0).map((state) => ({
                value: state,
                label: `${t(`masters.import.state.${state}`)} ${counts[state].toLocaleString('en-IN')}`,
              })),
              ...(asked.length > 0
                ? [
                    {
                      value: 'asked' as const,
                      label: `${t('masters.import.asked')} ${asked.length.toLocaleString('en-IN')}`,
                    },
                  ]
                : []),
              { value: 'all' as const, label: `${t('masters.import.all')} ${rows.length.toLocaleString('en-IN')}` },
            ]}
          />
          <span className={classes.told} aria-live="polite" data-wrong={counts.WRONG > 0 || undefined}>
            {checking
              ? t('masters.import.checking')
              : counts.WRONG > 0
                ? t('masters.import.fix', { count: counts.WRONG })
                : toSave === 0
                  ? t(counts.LEFT_OUT > 0 ? 'masters.import.nothingLeft' : 'masters.import.nothing')
                  : waiting > 0
                    ? t('masters.import.approval', { count: waiting })
                    : t('masters.import.correct')}
          </span>
        </div>
        <UnmatchedColumns
          master={master}
          preview={preview}
          leftOut={columnsLeftOut}
          onLeaveOut={(key, isLeftOut) =>
            setColumnsLeftOut(
              new Set([...[...columnsLeftOut].filter((one) => one !== key), ...(isLeftOut ? [key] : [])]),
            )
          }
          onMatched={onCorrected}
        />
        <AssumedValues master={master} preview={preview} />
        <MissingRows master={master} preview={preview} checking={checking} onAdd={onAddRows} />
        <FillColumns master={master} preview={preview} checking={checking} onFilled={onCorrected} />
        {shown === 'WRONG' && listed.length > MOST_TO_FIX && (
          <p className={classes.hint}>{t('masters.import.firstWrong', { shown: MOST_TO_FIX, count: listed.length })}</p>
        )}
        <DataTable
          label={t('masters.import.title', { list: master.pluralLabel })}
          columns={previewColumns(master, preview, {
            phone,
            canCorrect: shown === 'WRONG' || rows.length <= MOST_TO_FIX,
            onCorrected: (correction) => onCorrected(textWithCorrection(preview, correction)),
            leftOut,
            onLeaveOut: leaveOut,
            open,
            onOpen: setOpen,
          })}
          rows={shown === 'WRONG' ? listed.slice(0, MOST_TO_FIX) : listed}
          rowKey={({ number }) => number}
          maxHeight="calc(100vh - 300px)"
        />
      </Panel>
      <div className={classes.foot}>
        <ColumnTotals master={master} preview={preview} />
        {(preview.needsReason || fieldErrors.reason) && (
          <TextInput
            className={classes.reason}
            label={t('masters.reason')}
            required
            maxLength={editReasonRule.max}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
            error={said(fieldErrors.reason)}
          />
        )}
        {questions > 0 && counts.WRONG === 0 && (
          <Checkbox
            label={t('masters.import.confirmed', { count: questions })}
            checked={confirmed}
            onChange={({ currentTarget }) => setConfirmed(currentTarget.checked)}
          />
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onAnother} disabled={busy}>
            {t('masters.import.another')}
          </Button>
          <Button data-import disabled={!isReady} loading={busy} onClick={() => void save()}>
            {t('masters.import.save', { count: toSave + counts.WRONG })}
          </Button>
        </div>
      </div>
      {busy && (
        <div className={classes.saving} role="status">
          <Loader size="sm" aria-hidden />
          {t('masters.import.saving', { count: toSave })} {toSave > MOST_IN_SECONDS && t('masters.import.takesMinutes')}
        </div>
      )}
    </div>
  );
}

const countsOf = (rows: readonly PreviewRow[]): Record<ImportRowState, number> => {
  const counts: Record<ImportRowState, number> = { WRONG: 0, NEW: 0, CHANGED: 0, UNCHANGED: 0, LEFT_OUT: 0 };
  for (const { state } of rows) counts[state]++;
  return counts;
};

/** A row with what the server refused when it was saved: something has changed since the preview. */
function withRefusals(row: PreviewRow, refusals: Readonly<Record<string, UserError>>): PreviewRow {
  const place = `rows.${row.number}`;
  const own = Object.entries(refusals).filter(([field]) => field === place || field.startsWith(`${place}.`));
  if (own.length === 0) return row;
  const problems = own.map(([field, refusal]) => ({ ...refusal, field: field.slice(place.length + 1) || null }));
  return { ...row, state: 'WRONG', problems: [...row.problems, ...problems] as PreviewRow['problems'] };
}

interface Saved {
  added?: number | null;
  changed?: number | null;
  waiting?: number | null;
}

function savedText({ added, changed, waiting }: Saved): string {
  const parts = [
    added ? t('masters.import.added', { count: added }) : '',
    changed ? t('masters.import.changed', { count: changed }) : '',
    waiting ? t('masters.import.sent', { count: waiting }) : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}
