import { Arg, Args, Ctx, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { ask } from '../platform/ask';
import type { Context } from '../platform/context';
import { submit } from '../platform/submit';
import { answered, Payload } from '../platform/user-error';
import { PersonFiles, PersonInput, personFiles } from './person-file.queries';
import { SetPersonFileInput, setPersonFile } from './set-person-file';

@ObjectType({ description: 'Contains only errors, if any.' })
export class PersonFilePayload extends Payload {}

@Resolver()
export class PersonFileResolver {
  @Query(() => PersonFiles, {
    description:
      'Picture and document of an employee or a user. Those of other users need the right users.manage, documents of employees employees.papers',
  })
  personFiles(@Ctx() ctx: Context, @Args(() => PersonInput) person: PersonInput): Promise<PersonFiles> {
    return ask(ctx, personFiles, person);
  }

  @Mutation(() => PersonFilePayload, {
    description:
      'Sets or removes a picture or a document. Users do this for their own picture; the right employees.papers or users.manage for others',
  })
  setPersonFile(
    @Ctx() ctx: Context,
    @Arg('input', () => SetPersonFileInput) input: SetPersonFileInput,
  ): Promise<PersonFilePayload> {
    return answered(() => submit(ctx, setPersonFile, input));
  }
}
