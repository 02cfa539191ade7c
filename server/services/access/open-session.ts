import type { AnyTx } from '../../platform/submit';
import { deviceOfTool, knowDevice, newOriginOf } from './known-devices';
import { startSession } from './session';
import { tellUser } from './tell-user';

/**
 * Starts a session, and tells the user by mail if the account was not used on this device, with this browser and in this
 * network before: the mail says which is new. Returns the token.
 */
export async function openSession(tx: AnyTx, userId: number, device: Buffer | null): Promise<string> {
  const { address, userAgent } = tx.ctx;
  const used = device ?? deviceOfTool(tx.ctx);
  const news = await newOriginOf(tx, userId, used, tx.ctx);
  const token = await startSession(tx, userId);
  await knowDevice(tx, userId, used, tx.ctx);
  if (news !== null) await tellUser(tx, userId, news, `${userAgent || '-'}, ${address}`);
  return token;
}
