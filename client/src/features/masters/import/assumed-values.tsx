import { t } from '../../../i18n/translate';
import type { MasterDefinition } from '../catalogue';
import classes from './import.module.css';
import { shownCell } from './preview-columns';
import type { Preview } from './rows-text';

/** What new rows get in fields that the sheet has no column for, each once. */
export function AssumedValues({ master, preview }: { master: MasterDefinition; preview: Preview }) {
  if (preview.assumed.length === 0) return null;
  return (
    <section aria-label={t('masters.import.assumed')}>
      <p className={classes.hint}>{t('masters.import.assumed')}</p>
      <ul className={classes.assumed}>
        {preview.assumed.map(({ field: name, value, heading }) => {
          const field = master.fields.find((one) => one.name === name)!;
          return (
            <li key={name}>
              {field.label}: <b>{shownCell(field, value)}</b>
              {heading !== null && ` ${t('masters.import.byHeading', { heading })}`}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
