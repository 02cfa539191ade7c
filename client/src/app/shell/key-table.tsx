import { useRights } from '../../hooks/use-can';
import type { HelpTopic } from '../../i18n/help-topic';
import { t } from '../../i18n/translate';
import { Kbd } from '../../ui/kit/kbd';
import { HELP_PAGES } from './help-pages';
import classes from './key-table.module.css';

interface KeyTableProps {
  caption?: string;
  /** What each key does, and the key or several for it. */
  rows: readonly (readonly [label: string, keys: readonly string[]])[];
}

/** Keys, and what they do. */
export const KeyTable = ({ caption, rows }: KeyTableProps) => (
  <table className={classes.table}>
    {caption && <caption>{caption}</caption>}
    <thead>
      <tr>
        <th scope="col">{t('shell.keys.key')}</th>
        <th scope="col">{t('shell.keys.action')}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(([label, keys]) => (
        <tr key={label}>
          <td>
            {keys.map((one) => (
              <Kbd key={one} className={classes.key}>
                {one}
              </Kbd>
            ))}
          </td>
          <td>{label}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The keys of a page that this user can use. */
export function PageKeys({ topic }: { topic: HelpTopic }) {
  const rights = useRights();
  const keys = HELP_PAGES[topic].keys.filter(
    ({ rights: needed }) => needed?.some((all) => all.every((right) => rights.has(right))) ?? true,
  );
  return <KeyTable caption={t('help.keys')} rows={keys.map((key) => [t(key.label), key.keys])} />;
}
