import { Field, ObjectType } from 'type-graphql';
import type { MessageParams } from '../domain/kernel/message';
import { MessageValues } from './scalars';

@ObjectType({ description: 'A text for the user: in English, and as data from which other languages render it.' })
export class MessageText {
  @Field(() => String, { description: 'In English.' }) message!: string;
  @Field(() => String, { description: 'Stable id of the message, such as effects.due.' }) messageId!: string;
  @Field(() => MessageValues, { description: 'Values of the message.' }) params!: MessageParams;
}
