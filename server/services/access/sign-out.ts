import { NoInput } from '../../platform/ask';
import { defineCommand } from '../../platform/submit';
import { endSession } from './session';

/** Ends the session that asks. */
export const signOut = defineCommand({
  name: 'signOut',
  permission: 'user',
  input: NoInput,
  async run(tx) {
    const { userId, sessionId } = tx.actor!;
    await endSession(tx, userId, sessionId);
    return {};
  },
});
