import { ArgsType, Field, ObjectType } from 'type-graphql';
import { defineQuery } from '../../platform/ask';
import { checkAuditHead } from '../../platform/audit-head';
import { IsText } from '../../platform/is-text';
import { MessageText } from '../../platform/message-text';

@ArgsType()
export class AuditHeadInput {
  @Field(() => String, { description: 'Audit head as printed: 1234-9f3a-7c21-b0d4-5e6f.' })
  @IsText('Audit head', 40)
  head!: string;
}

@ObjectType({ description: "Result of checking a printed audit head against the audit's hash chain." })
export class AuditHeadCheck {
  @Field(() => Boolean, {
    description: 'False if the audit was rewritten or truncated, or if the text is not an audit head.',
  })
  isInChain!: boolean;
  @Field(() => String, { description: 'The result as a sentence, in English.' }) says!: string;
  @Field(() => MessageText, { description: 'The same, to render it in another language.' }) saysText!: MessageText;
}

/** Whether a printed head is in the audit's chain as it is stored now (ADR 34). */
export const auditHeadCheck = defineQuery({
  name: 'auditHeadCheck',
  right: 'audit.read',
  input: AuditHeadInput,
  async run({ sql }, { head }): Promise<AuditHeadCheck> {
    const { isInChain, said } = await checkAuditHead(sql, head);
    return { isInChain, says: said.message, saysText: said };
  },
});
