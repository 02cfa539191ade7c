import { accountsAndStaff } from './accounts-and-staff';
import { audit } from './audit';
import { creditAndCards } from './credit-and-cards';
import { events } from './events';
import { fieldRules } from './field-rules';
import { masters } from './masters';
import { messageFacts } from './message-facts';
import { rights } from './rights';
import { salesAndStock } from './sales-and-stock';

/** The labels of the server in Marathi (ADR 50). A label is in one file only. */
export const labels = {
  accountsAndStaff,
  audit,
  creditAndCards,
  events,
  fieldRules,
  masters,
  messageFacts,
  rights,
  salesAndStock,
};
