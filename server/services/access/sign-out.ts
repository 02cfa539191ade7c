import { NoInput } from '../../platform/ask';
import { defineCommand } from '../../platform/submit';
import { endSession } from './session';

/** Ends the current session. */
export const signOut = defineCommand({
  name: 'signOut',
  right: 'ownAccount',
  beforeSecondFactor: true,
  input: NoInput,
  async run(tx) {
    const { userId, sessionId } = tx.actor;
    await endSession(tx, userId, sessionId);
    return {};
  },
});
