import { type MessageText, t } from '../../i18n/translate';
import { type EffectGroup, groupEffects } from './effect-lines';
import classes from './effect-tables.module.css';

/** What a change moves, figure by figure: before and after, a table for each shift. */
export const EffectTables = ({ effects }: { effects: readonly MessageText[] }) =>
  groupEffects(effects).map((group) => <EffectTable key={group.title} {...group} />);

const EffectTable = ({ title, inWords, lines }: EffectGroup) => (
  <table className={classes.table} data-words={inWords || undefined}>
    <caption>{title}</caption>
    <thead>
      <tr>
        <th scope="col">{t('ui.effects.figure')}</th>
        <th scope="col">{t('ui.effects.before')}</th>
        <th scope="col">{t('ui.effects.after')}</th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ what, before, after }) => (
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
  </table>
);
