import type { AnyTx } from '../../platform/submit';
import { deviceOfTool, isNewDevice, knowDevice } from './known-devices';
import { startSession } from './session';
import { tellUser } from './tell-user';

/** Starts a session, and tells the user by mail if the device is new. Returns the token. */
export async function openSession(tx: AnyTx, userId: number, device: Buffer | null): Promise<string> {
  const { address, userAgent } = tx.ctx;
  const used = device ?? deviceOfTool(tx.ctx);
  const isNew = await isNewDevice(tx, userId, used);
  const token = await startSession(tx, userId);
  await knowDevice(tx, userId, used);
  if (isNew) await tellUser(tx, userId, 'newDevice', `${userAgent || '-'}, ${address}`);
  return token;
}
