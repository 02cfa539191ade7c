import { IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { access } from '../../../domain/access.messages';
import type { Message } from '../../../domain/kernel/message';
import type { Problem } from '../../../domain/kernel/problem';
import { IsText } from '../../../platform/is-text';
import type { AnyTx } from '../../../platform/submit';
import { tellUser } from '../tell-user';
import { acceptCode } from './authenticator';
import { acceptPasskey } from './passkeys';
import { spendRecoveryCode } from './recovery-codes';
import { relyingPartyOf } from './relying-party';
import { SECOND_FACTOR } from './second-factor';

@InputType({ description: 'A second step: one of code, passkey and recoveryCode.' })
export class SecondStepInput {
  @Field(() => String, { nullable: true, description: 'Code of six digits from the authenticator app.' })
  @IsOptional()
  @IsText('code', 100)
  code?: string | null;
  @Field(() => String, {
    nullable: true,
    description: "The browser's answer (WebAuthn) to the challenge by one of the passkeys, as JSON.",
  })
  @IsOptional()
  @IsText('passkey', 20_000)
  passkey?: string | null;
  @Field(() => String, { nullable: true, description: 'An unused recovery code.' })
  @IsOptional()
  @IsText('recoveryCode', 100)
  recoveryCode?: string | null;
}

interface Answered {
  userId: number;
  /** What a passkey has to sign; null if there is no open challenge. */
  challenge: string | null;
  /** Read before the transaction. */
  sealingKey: Buffer;
}

const wrong = (field: keyof SecondStepInput, message: Message): Problem => ({
  code: 'WRONG_SECOND_STEP',
  ...message,
  field,
});

/** Uses up a second step of the user, and returns null; or returns why it is not accepted, at its field. */
export async function acceptSecondStep(
  tx: AnyTx,
  { code, passkey, recoveryCode }: SecondStepInput,
  { userId, challenge, sealingKey }: Answered,
): Promise<Problem | null> {
  if (recoveryCode != null) {
    if (!(await spendRecoveryCode(tx, userId, recoveryCode))) return wrong('recoveryCode', access.wrongRecoveryCode());
    tx.audit({ table: SECOND_FACTOR, id: userId, after: { recoveryCodeUsed: true } });
    await tellUser(tx, userId, 'recoveryCodeUsed');
    return null;
  }
  if (passkey != null) {
    const rp = relyingPartyOf(tx.ctx.env);
    if (rp !== null && challenge !== null && (await acceptPasskey(tx, { userId, rp, challenge, text: passkey })))
      return null;
    return wrong('passkey', access.passkeyNotAccepted());
  }
  const now = tx.ctx.clock.now();
  if (await acceptCode(tx, { userId, sealingKey, typed: code ?? '', now })) return null;
  return wrong('code', access.wrongCode());
}
