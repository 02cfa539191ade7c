import { t } from '../../../i18n/translate';
import { NativeSelect } from '../../../ui/kit/fields';
import type { MasterDefinition } from '../catalogue';
import { givenFieldsOf } from '../fields';
import classes from './import.module.css';
import { isFree, keyOfColumn, type Preview, textWithMatch } from './rows-text';

/** The choice of a column that the user does not want. */
const LEFT_OUT = '-';
const MOST_SAMPLES = 3;

interface UnmatchedColumnsProps {
  master: MasterDefinition;
  preview: Preview;
  /** The keys of the columns that the user has left out. */
  leftOut: ReadonlySet<string>;
  onLeaveOut: (key: string, isLeftOut: boolean) => void;
  /** Gets all rows with the column as the chosen field. */
  onMatched: (text: string) => void;
}

/** The columns that are not understood: for each one the user says which field it is, or that it is left out. */
export function UnmatchedColumns({ master, preview, leftOut, onLeaveOut, onMatched }: UnmatchedColumnsProps) {
  if (preview.unmatched.length === 0) return null;
  const fields = givenFieldsOf(master).filter(({ name }) => isFree(preview, name));
  return (
    <section className={classes.unmatched} aria-label={t('masters.import.unmatched')}>
      <p className={classes.hint}>{t('masters.import.unmatched')}</p>
      <div className={classes.fills}>
        {preview.unmatched.map((column, at) => (
          <NativeSelect
            // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same heading
            key={`${at} ${column.heading}`}
            size="xs"
            label={t('masters.import.whatIs', { heading: column.heading })}
            description={samplesOf(column.cells)}
            value={leftOut.has(keyOfColumn(column)) ? LEFT_OUT : ''}
            onChange={({ currentTarget: { value } }) => {
              if (value === '' || value === LEFT_OUT) onLeaveOut(keyOfColumn(column), value === LEFT_OUT);
              else onMatched(textWithMatch(preview, at, value));
            }}
            data={[
              { value: '', label: t('masters.import.choose.field') },
              ...fields.map(({ name, label }) => ({ value: name, label })),
              { value: LEFT_OUT, label: t('masters.import.leaveOut') },
            ]}
          />
        ))}
      </div>
    </section>
  );
}

const samplesOf = (cells: readonly string[]): string =>
  [...new Set(cells.filter((cell) => cell.trim() !== ''))].slice(0, MOST_SAMPLES).join(', ') || '–';
