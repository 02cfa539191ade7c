import { Field, ObjectType } from 'type-graphql';
import { MessageText } from '../../platform/message-text';
import { Payload } from '../../platform/user-error';

/** The outcome of an entry that may be late. */
@ObjectType()
export abstract class LatePayload extends Payload {
  @Field(() => [String], {
    nullable: true,
    description: 'What else an entry that is late or has a value date changed; null for others in the running shift.',
  })
  effects?: string[];
  @Field(() => [MessageText], { nullable: true, description: 'The effects, to render them in another language.' })
  effectTexts?: MessageText[];
}
