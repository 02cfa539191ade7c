import type { Phrases } from '../../translator';
import { approvals } from './approvals';
import { cash } from './cash';
import { closing } from './closing';
import { credit } from './credit';
import { inputs } from './inputs';
import { settingsAndMessages } from './settings-and-messages';
import { shiftsAndStaff } from './shifts-and-staff';
import { stock } from './stock';

/** Why something is refused or warned of: the texts of the rules and commands. */
export const refusals: Phrases = {
  ...approvals,
  ...cash,
  ...closing,
  ...credit,
  ...stock,
  ...shiftsAndStaff,
  ...settingsAndMessages,
  ...inputs,
};
