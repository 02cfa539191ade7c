import { t } from '../../../i18n/translate';
import { Money } from '../../../ui/text/figures';
import type { MasterDefinition } from '../catalogue';
import classes from './import.module.css';
import type { Preview } from './rows-text';

/** The totals of balances and limits over all rows, to compare with the owner's own. */
export function ColumnTotals({ master, preview }: { master: MasterDefinition; preview: Preview }) {
  if (preview.totals.length === 0) return null;
  return (
    <dl className={classes.totals}>
      {preview.totals.map(({ field, isBalance, positive, negative, unread }) => (
        <div key={field}>
          <dt>{t('masters.import.total', { field: master.fields.find(({ name }) => name === field)!.label })}</dt>
          <dd>
            <Money value={positive} sign />
            {isBalance && ` ${t('masters.import.debit')}`}
          </dd>
          {isBalance && (
            <dd>
              <Money value={negative} sign /> {t('masters.import.credit')}
            </dd>
          )}
          {unread > 0 && <dd className={classes.proposed}>{t('masters.import.unread', { count: unread })}</dd>}
        </div>
      ))}
    </dl>
  );
}
