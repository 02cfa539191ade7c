import { accountsAndStaff } from './accounts-and-staff';
import { answers } from './answers';
import { audit } from './audit';
import { cells } from './cells';
import { creditAndCards } from './credit-and-cards';
import { documents } from './documents';
import { events } from './events';
import { fieldRules } from './field-rules';
import { files } from './files';
import { masters } from './masters';
import { messageFacts } from './message-facts';
import { messages } from './messages';
import { rights } from './rights';
import { salesAndStock } from './sales-and-stock';

/** The labels of the server in Marathi (ADR 50). A label is in one file only. */
export const labels = {
  accountsAndStaff,
  answers,
  audit,
  cells,
  creditAndCards,
  documents,
  events,
  fieldRules,
  files,
  masters,
  messageFacts,
  messages,
  rights,
  salesAndStock,
};
