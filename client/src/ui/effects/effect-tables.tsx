import { useState } from 'react';
import { type MessageText, t } from '../../i18n/translate';
import { Button } from '../kit/buttons';
import { type EffectGroup, groupEffects } from './effect-lines';
import classes from './effect-tables.module.css';

/** What a change moves, figure by figure: before and after, a table for each shift or kind of figure. */
export const EffectTables = ({ effects }: { effects: readonly MessageText[] }) =>
  groupEffects(effects).map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two groups may have one title
    <EffectTable key={`${group.title} ${index}`} {...group} />
  ));

/** A longer list shows its first lines, and the others when they are asked for. */
const MOST_LINES = 20;
const FIRST_LINES = 5;

function EffectTable({ title, inWords, lines, total }: EffectGroup) {
  const [isWhole, setWhole] = useState(lines.length <= MOST_LINES);
  const shown = isWhole ? lines : lines.slice(0, FIRST_LINES);
  return (
    <table className={classes.table} data-words={inWords || undefined} aria-label={title}>
      <caption>
        {title}
        {total && <span className={classes.total}>{total}</span>}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('ui.effects.figure')}</th>
          <th scope="col">{t('ui.effects.before')}</th>
          <th scope="col">{t('ui.effects.after')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ what, before, after }) => (
          <tr key={`${what} ${before}`}>
            <th scope="row" colSpan={before === undefined ? 3 : undefined}>
              {what}
            </th>
            {before !== undefined && (
              <>
                <td className={classes.before}>{before}</td>
                <td>{after}</td>
              </>
            )}
          </tr>
        ))}
      </tbody>
      {!isWhole && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
                {t('ui.effects.more', { count: lines.length - FIRST_LINES })}
              </Button>
            </th>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
