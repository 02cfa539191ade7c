import { createContext } from 'react';
import type { Right } from '../../../../server/domain/rights';
import type { MessageKey } from '../../i18n/catalogue.en';

interface ListedPage {
  path: string;
  label: MessageKey & `nav.${string}`;
  /** The rights that it needs together: the first is its own, the others are of what it shows. */
  rights: readonly Right[];
}

/** All pages and actions, for the page that shows which of them a role opens. */
export const PageList = createContext<readonly ListedPage[]>([]);
