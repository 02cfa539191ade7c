import { IsInt, IsOptional } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { LONGEST_WORDS, problemsOfTemplate, withFacts } from '../../domain/message-template.rules';
import { messages } from '../../domain/messages.messages';
import { defineQuery } from '../../platform/ask';
import { IsText } from '../../platform/is-text';
import { stationSetting } from '../../platform/station-setting';
import { UserError } from '../../platform/user-error';
import { saying } from '../../platform/validated';
import { eventCategoryOf } from './event-category-of';
import { ownWordsOf, placeholdersOf, sampleFactsOf } from './station-events';

@ArgsType()
export class PreviewTemplateInput {
  @Field(() => Int) @IsInt(saying(messages.selectEventCategory())) eventCategoryId!: number;
  @Field(() => String, { nullable: true, description: 'Subject template; the default if omitted.' })
  @IsOptional()
  @IsText('subject', LONGEST_WORDS.subject)
  subject?: string | null;
  @Field(() => String, { nullable: true }) @IsOptional() @IsText('body', LONGEST_WORDS.body) body?: string | null;
}

@ObjectType({ description: 'Preview of a message.' })
export class TemplatePreview {
  @Field(() => String) subject!: string;
  @Field(() => String) body!: string;
  @Field(() => [UserError], { description: 'Why the template would be refused; empty if it would not.' })
  problems!: UserError[];
}

/** Renders a template with sample facts; empty parts use the station's default text. */
export const previewTemplate = defineQuery({
  name: 'previewTemplate',
  right: 'messages.manage',
  input: PreviewTemplateInput,
  async run({ sql }, { eventCategoryId, subject, body }): Promise<TemplatePreview> {
    const { event } = await eventCategoryOf(sql, eventCategoryId);
    const language = await stationSetting(sql, 'messageLanguage');
    const own = ownWordsOf(event, language);
    const words = { subject: subject?.trim() || own.subject, body: body?.trim() || own.body };
    const facts = { ...sampleFactsOf(event, language), station: await stationSetting(sql, 'stationName') };
    return { ...withFacts(words, facts), problems: problemsOfTemplate(words, Object.keys(placeholdersOf(event))) };
  },
});
