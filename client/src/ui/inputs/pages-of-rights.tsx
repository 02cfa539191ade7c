import { use } from 'react';
import type { Right } from '../../../../server/domain/rights';
import { t } from '../../i18n/translate';
import { Button } from '../kit/buttons';
import { PageList } from '../page/page-list';
import { rightWords } from './right-words';
import classes from './rights-input.module.css';

interface PagesOfRightsProps {
  chosen: ReadonlySet<Right>;
  /** The rights that the user may give. */
  own: ReadonlySet<string>;
  /** Omitted if the rights cannot be changed. */
  onAdd?: (rights: readonly Right[]) => void;
}

/** Which pages the chosen rights open, and which stay closed for lack of a right to see what they show. */
export function PagesOfRights({ chosen, own, onAdd }: PagesOfRightsProps) {
  const pages = use(PageList).filter(({ rights }) => rights.length > 0);
  const words = (some: typeof pages): string => [...new Set(some.map(({ label }) => t(label)))].join(', ');
  const opened = pages.filter(({ rights }) => rights.every((right) => chosen.has(right)));
  const closed = pages.filter(({ rights }) => chosen.has(rights[0]!) && rights.some((right) => !chosen.has(right)));
  const missing = [...new Set(closed.flatMap(({ rights }) => rights.filter((right) => !chosen.has(right))))];
  const given = missing.filter((right) => own.has(right));
  return (
    <>
      <p className={classes.note}>
        {opened.length === 0 ? t('ui.rights.noPages') : t('ui.rights.pages', { pages: words(opened) })}
      </p>
      {closed.length > 0 && (
        <p className={classes.note} role="status">
          {t('ui.rights.closed', { pages: words(closed), rights: missing.map(rightWords).join('; ') })}{' '}
          {onAdd && given.length > 0 && (
            <Button variant="default" size="compact-sm" onClick={() => onAdd(given)}>
              {t('ui.rights.addMissing')}
            </Button>
          )}
        </p>
      )}
    </>
  );
}
