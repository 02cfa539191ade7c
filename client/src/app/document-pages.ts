import type { Right } from '../../../server/domain/rights';
import type { MessageKey } from '../i18n/catalogue.en';
import type { HelpTopic } from '../i18n/help-topic';

interface DocumentPage {
  path: string;
  menu: 'swipe' | 'credit' | 'employee' | 'expenditure';
  label: MessageKey & `nav.${string}`;
  help: HelpTopic;
  /** As in navigation.ts and navigation-codes.ts. */
  rights: readonly Right[];
  hotkey?: string;
  code: string;
  /** Its cash can be counted. */
  isCounted?: true;
  /** It has a day of its own and belongs to no shift. */
  isDated?: true;
}

const PAGES = [
  {
    path: '/page/expenditure-detail',
    menu: 'expenditure',
    label: 'nav.expenditure',
    help: 'expenditure',
    rights: ['cash.record', 'cash.read', 'masters.read'],
    hotkey: 'Alt+X',
    code: 'ex',
    isCounted: true,
  },
  {
    path: '/page/supplier-payment',
    menu: 'expenditure',
    label: 'nav.supplierPayment',
    help: 'supplierPayment',
    rights: ['cash.record', 'cash.read', 'masters.read'],
    code: 'sp',
    isCounted: true,
  },
  {
    path: '/page/debit-note',
    menu: 'expenditure',
    label: 'nav.debitNote',
    help: 'debitNote',
    rights: ['stock.record', 'stock.read', 'masters.read'],
    code: 'dn',
    isDated: true,
  },
  {
    path: '/page/bank-transfer',
    menu: 'swipe',
    label: 'nav.bankTransfer',
    help: 'bankTransfer',
    rights: ['cash.settle', 'cash.read', 'masters.read'],
    code: 'bt',
    isDated: true,
  },
  {
    path: '/page/employee-advance',
    menu: 'employee',
    label: 'nav.employeeAdvance',
    help: 'advance',
    rights: ['employees.advance', 'employees.read', 'cash.read'],
    hotkey: 'Alt+A',
    code: 'ea',
    isCounted: true,
  },
  {
    path: '/page/creditor-adjustment',
    menu: 'credit',
    label: 'nav.creditorAdjustment',
    help: 'adjustment',
    rights: ['credit.adjust', 'credit.read', 'masters.read'],
    code: 'ca',
  },
] as const satisfies readonly DocumentPage[];

/** The topics of their help. */
export type DocumentTopic = (typeof PAGES)[number]['help'];

/**
 * The documents of the generic page (ui/paid-document). Menu, rights, code and keys of the help follow; the route is in its
 * feature, the texts are in i18n/en/screens/documents.ts.
 */
export const DOCUMENT_PAGES: readonly DocumentPage[] = PAGES;
