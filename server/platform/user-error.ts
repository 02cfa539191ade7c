import { Field, ObjectType } from 'type-graphql';
import { ProblemError } from '../domain/kernel/problem';

@ObjectType({
  description: 'Why a mutation was refused: a stable code, a text for the user, and the input field it belongs to.',
})
export class UserError {
  @Field(() => String, { description: 'Stable, upper case.' }) code!: string;
  @Field(() => String, { description: 'In words a user can act on.' }) message!: string;
  @Field(() => String, { nullable: true, description: 'Path of the input field, as pumps.0.nozzles.1.close.' })
  field?: string;
}

/** What every mutation answers with beside its own result. */
@ObjectType()
export abstract class Payload {
  @Field(() => [UserError], { description: 'Empty where the mutation was done.' }) userErrors!: UserError[];
}

/** The doors' own refusals are not the form's to show: they travel as GraphQL errors (see graphql/format-error). */
const AS_GRAPHQL_ERROR = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'UNAVAILABLE', 'TOO_MANY_REQUESTS', 'KEY_REUSED']);

/** Runs a mutation and turns an expected refusal into the payload's userErrors. */
export async function answered<P extends object>(work: () => Promise<P>): Promise<P & { userErrors: UserError[] }> {
  try {
    return { ...(await work()), userErrors: [] };
  } catch (error) {
    if (!(error instanceof ProblemError) || error.problems.some(({ code }) => AS_GRAPHQL_ERROR.has(code))) throw error;
    return { userErrors: error.problems } as unknown as P & { userErrors: UserError[] };
  }
}
