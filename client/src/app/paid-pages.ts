import type { Right } from '../../../server/domain/rights';
import type { MessageKey } from '../i18n/catalogue.en';
import type { HelpTopic } from '../i18n/help-topic';

interface PaidPage {
  path: string;
  menu: 'employee' | 'expenditure';
  label: MessageKey & `nav.${string}`;
  help: HelpTopic;
  /** As in navigation.ts and navigation-codes.ts. */
  rights: readonly Right[];
  hotkey?: string;
  aliases?: string;
  code: string;
}

const PAGES = [
  {
    path: '/page/expenditure-detail',
    menu: 'expenditure',
    label: 'nav.expenditure',
    help: 'expenditure',
    rights: ['cash.record', 'cash.read', 'masters.read'],
    hotkey: 'Alt+X',
    aliases: 'expense kharcha',
    code: 'ex',
  },
  {
    path: '/page/supplier-payment',
    menu: 'expenditure',
    label: 'nav.supplierPayment',
    help: 'supplierPayment',
    rights: ['cash.record', 'cash.read', 'masters.read'],
    aliases: 'vendor oil company pay',
    code: 'sp',
  },
  {
    path: '/page/employee-advance',
    menu: 'employee',
    label: 'nav.employeeAdvance',
    help: 'advance',
    rights: ['employees.advance', 'employees.read', 'cash.read'],
    hotkey: 'Alt+A',
    code: 'ea',
  },
] as const satisfies readonly PaidPage[];

/** The topics of their help. */
export type PaidTopic = (typeof PAGES)[number]['help'];

/** The pages of documents that pay money in a shift: menu, rights, code and keys of the help follow; the route is in its feature. */
export const PAID_PAGES: readonly PaidPage[] = PAGES;
