import type { MasterRow } from './documents';
import { KeysOfUser } from './keys-of-user';
import { ResetPasswordPanel } from './reset-password-panel';
import { ResetSecondFactorPanel } from './reset-second-factor-panel';
import { UserFilesPanel } from './user-files-panel';

/** The panels below the form of a user: keys, password, second factor, picture and document. */
export const belowUser = (user: MasterRow) => (
  <>
    <KeysOfUser key={`keys ${user.id}`} userId={user.id} isDisabled={Boolean(user.disabled)} />
    {!user.disabled && <ResetPasswordPanel key={user.id} userId={user.id} name={String(user.name)} />}
    <ResetSecondFactorPanel key={`factor ${user.id}`} userId={user.id} name={String(user.name)} />
    <UserFilesPanel user={user} />
  </>
);
