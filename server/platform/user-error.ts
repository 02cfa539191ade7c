import { Field, ObjectType } from 'type-graphql';
import type { MessageParams } from '../domain/kernel/message';
import { ProblemError } from '../domain/kernel/problem';
import { MessageValues } from './scalars';
import { ofTheMoment } from './status';

@ObjectType({
  description: 'Why a mutation was refused: a stable code, a message for the user, and the input field concerned.',
})
export class UserError {
  @Field(() => String, { description: 'Stable error code in upper case.' }) code!: string;
  @Field(() => String, { description: 'Message for the user that says what to do, in English.' }) message!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Stable id of the message, such as closing.closeBelowOpen; null if it has none yet.',
  })
  messageId?: string;
  @Field(() => MessageValues, {
    nullable: true,
    description: 'Values of the message, to render it in another language.',
  })
  params?: MessageParams;
  @Field(() => String, { nullable: true, description: 'Path of the input field, such as pumps.0.nozzles.1.close.' })
  field?: string;
}

/** The problems that every mutation returns beside its own result. */
@ObjectType()
export abstract class Payload {
  @Field(() => [UserError], { description: 'Empty on success.' }) userErrors!: UserError[];
}

/**
 * Refusals of the entry points themselves are not form errors: they travel as GraphQL errors (see
 * graphql/format-error).
 */
const OF_THE_DOORS = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'KEY_REUSED']);

const isGraphQLError = ({ kind, problems }: ProblemError): boolean =>
  ofTheMoment(kind) || problems.some(({ code }) => OF_THE_DOORS.has(code));

/** Runs a mutation and turns an expected refusal into the payload's userErrors. */
export async function answered<P extends object>(work: () => Promise<P>): Promise<P & { userErrors: UserError[] }> {
  try {
    return { ...(await work()), userErrors: [] };
  } catch (error) {
    if (!(error instanceof ProblemError) || isGraphQLError(error)) throw error;
    return { ...error.details, userErrors: error.problems } as unknown as P & { userErrors: UserError[] };
  }
}
