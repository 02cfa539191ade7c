import { useRef, useState } from 'react';
import { ROW_NUMBER, tabSeparated } from '../../../../server/domain/sheet';
import { ImportRowsDocument } from '../../graphql/generated/graphql';
import { useUnsaved } from '../../hooks/unsaved';
import { useSubmit } from '../../hooks/use-submit';
import { type MessageText, said, t } from '../../i18n/translate';
import { EnterFlow } from '../../ui/dialog/enter-flow';
import { holdKeysWhile } from '../../ui/dialog/held-keys';
import { SkeletonRows } from '../../ui/feedback/loading';
import { ChoiceInput } from '../../ui/inputs/choice-input';
import type { Option } from '../../ui/inputs/match-options';
import { stopAtUnknownChoice } from '../../ui/inputs/unknown-choice';
import { LOADING } from '../../ui/inputs/use-suggestions';
import { Button } from '../../ui/kit/buttons';
import { Group } from '../../ui/kit/layout';
import { QuantityCell } from '../../ui/table/quantity-cell';
import { type MasterDefinition, useMaster } from './catalogue';
import type { MasterRow } from './documents';
import classes from './nozzle-grid.module.css';
import { useMasterRows, useReferences } from './use-master-rows';

interface NozzlesOfPumpProps {
  pump: MasterRow;
  /** After the nozzles were saved. */
  onSaved: () => void;
  /** A button that closes the grid without saving. */
  onCancel?: () => void;
}

/** The grid for new nozzles of a pump, with the nozzles it has. */
export function NozzlesOfPump(props: NozzlesOfPumpProps) {
  const nozzles = useMaster('Nozzle');
  return nozzles ? <LoadedNozzles {...props} nozzles={nozzles} /> : <SkeletonRows rows={3} />;
}

function LoadedNozzles({ pump, nozzles, onSaved, onCancel }: NozzlesOfPumpProps & { nozzles: MasterDefinition }) {
  const list = useMasterRows(nozzles, '', true);
  const references = useReferences(nozzles);
  const names = list.rows.filter(({ pumpId }) => pumpId === pump.id).map(({ name }) => String(name));
  if ((list.loading && list.rows.length === 0) || references === LOADING) return <SkeletonRows rows={3} />;
  const saved = (): void => {
    void list.refetch();
    onSaved();
  };
  return (
    <NozzleGrid
      key={names.join()}
      pumpName={String(pump.name)}
      names={names}
      tanks={references.Tank ?? []}
      onSaved={saved}
      onCancel={onCancel}
    />
  );
}

interface NozzleRow {
  name: string;
  tankId: string;
  /** Exact litres. */
  reading: string;
}

interface NozzleGridProps {
  pumpName: string;
  /** Of the nozzles that the pump has. */
  names: readonly string[];
  tanks: readonly Option[];
  onSaved: () => void;
  onCancel?: () => void;
}

/** The next free name: N1, N2. */
function nextName(taken: ReadonlySet<string>): string {
  let number = 1;
  while (taken.has(`N${number}`)) number += 1;
  return `N${number}`;
}

const isFilled = ({ tankId, reading }: NozzleRow): boolean => tankId !== '' || reading !== '';

/**
 * New nozzles of a pump: name, tank and opening reading in a row each, saved all or none. Enter goes from tank to reading
 * and on to the next nozzle; in the empty last row it saves.
 */
export function NozzleGrid({ pumpName, names, tanks, onSaved, onCancel }: NozzleGridProps) {
  const emptyRow = (rows: readonly NozzleRow[]): NozzleRow => ({
    name: nextName(new Set([...names, ...rows.map(({ name }) => name)])),
    tankId: '',
    reading: '',
  });
  const [rows, setRows] = useState(() => [emptyRow([])]);
  const [missing, setMissing] = useState<Readonly<Record<string, MessageText>>>({});
  const root = useRef<HTMLDivElement>(null);
  const { submit, busy, fieldErrors, formErrors, clearErrors } = useSubmit(ImportRowsDocument, {
    success: ({ added }) => t('masters.nozzles.saved', { count: added ?? 0, pump: pumpName }),
  });
  const filled = rows.filter(isFilled);
  useUnsaved(filled.length > 0);

  const change = (index: number, part: Partial<NozzleRow>): void => {
    const next = rows.map((row, at) => (at === index ? { ...row, ...part } : row));
    setRows(isFilled(next.at(-1)!) ? [...next, emptyRow(next)] : next);
    setMissing({});
    clearErrors();
  };

  const save = async (): Promise<void> => {
    if (stopAtUnknownChoice(root.current)) return;
    const found = missingIn(rows);
    setMissing(found);
    if (Object.keys(found).length > 0) return;
    const lines = rows.flatMap((row, index) => {
      const tank = tanks.find(({ value }) => value === row.tankId)?.label ?? '';
      return isFilled(row) ? [[String(index + 1), pumpName, row.name, tank, row.reading]] : [];
    });
    const text = tabSeparated([[ROW_NUMBER, 'pumpId', 'name', 'tankId', 'initialReading'], ...lines]);
    if (!(await holdKeysWhile(() => submit({ input: { master: 'Nozzle', text } })))) return;
    setRows([emptyRow([])]);
    onSaved();
  };

  const errors = { ...byCell(fieldErrors), ...missing };
  return (
    <div ref={root}>
      {names.length > 0 && (
        <p className={classes.hint}>{t('masters.nozzles.has', { pump: pumpName, names: names.join(', ') })}</p>
      )}
      <EnterFlow onSave={() => void save()} className={classes.rows}>
        <div className={classes.head} aria-hidden>
          <span>{t('masters.nozzles.name')}</span>
          <span>{t('masters.nozzles.tank')}</span>
          <span className={classes.figure}>{t('masters.nozzles.reading')}</span>
        </div>
        {rows.map((row, index) => {
          const of = { name: row.name };
          const problems = ['pumpId', 'name', 'tankId', 'initialReading'].flatMap(
            (field) => errors[`${index + 1}.${field}`] ?? [],
          );
          const errorId = `nozzle-problems-${index}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the grid
            <div key={index} className={classes.row}>
              <input
                className={classes.name}
                aria-label={t('masters.nozzles.nameOf', { row: index + 1 })}
                value={row.name}
                onChange={({ currentTarget }) => change(index, { name: currentTarget.value })}
                autoComplete="off"
                data-enter-skip={row.name !== '' || undefined}
              />
              <ChoiceInput
                label={t('masters.nozzles.tankOf', of)}
                value={row.tankId}
                onChange={(tankId) => change(index, { tankId })}
                source={tanks}
                addedWith="masters.equipment.add"
                adds="Tank"
                autoFocus={index === 0}
              />
              <div data-enter-skip={!isFilled(row) || undefined}>
                <QuantityCell
                  label={t('masters.nozzles.readingOf', of)}
                  places={3}
                  value={row.reading}
                  onChange={(reading) => change(index, { reading })}
                  errorId={errors[`${index + 1}.initialReading`] && errorId}
                />
              </div>
              {problems.length > 0 && (
                <p id={errorId} className={classes.problem} role="alert">
                  {problems.map((problem) => said(problem)).join(' ')}
                </p>
              )}
            </div>
          );
        })}
      </EnterFlow>
      {formErrors.map((problem) => (
        <p key={said(problem)} className={classes.problem} role="alert">
          {said(problem)}
        </p>
      ))}
      <Group justify="flex-end" mt="md">
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {t('masters.later')}
          </Button>
        )}
        <Button onClick={() => void save()} loading={busy} disabled={filled.length === 0} data-hotkey="Ctrl+Enter">
          {t('masters.nozzles.save', { count: filled.length })}
        </Button>
      </Group>
    </div>
  );
}

/** What a filled row lacks, by cell: a nozzle that begins at no reading would sell the whole meter in its first shift. */
function missingIn(rows: readonly NozzleRow[]): Readonly<Record<string, MessageText>> {
  const cells = rows.flatMap((row, index): [string, MessageText][] => {
    if (!isFilled(row)) return [];
    return [
      ...(row.tankId === '' ? [[`${index + 1}.tankId`, t('masters.nozzles.noTank')] as [string, MessageText]] : []),
      ...(row.reading === ''
        ? [[`${index + 1}.initialReading`, t('masters.nozzles.noReading')] as [string, MessageText]]
        : []),
    ];
  });
  return Object.fromEntries(cells);
}

/** Refusals of the rows, `rows.<number>.<field>`, by `<number>.<field>`. */
const byCell = (refusals: Readonly<Record<string, MessageText>>): Record<string, MessageText> =>
  Object.fromEntries(Object.entries(refusals).map(([path, refusal]) => [path.replace(/^rows\./, ''), refusal]));
