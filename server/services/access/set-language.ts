import { Field, InputType } from 'type-graphql';
import { LANGUAGES } from '../../../i18n/languages';
import { Ruled } from '../../platform/ruled';
import { defineCommand } from '../../platform/submit';

@InputType()
export class SetLanguageInput {
  @Field(() => String, { description: 'Code of the language, such as hi.' })
  @Ruled({ kind: 'choice', choices: LANGUAGES, required: true, message: 'Select a language' })
  language!: string;
}

/** Stores the language that the caller reads, for mails to them. */
export const setLanguage = defineCommand({
  name: 'setLanguage',
  right: 'ownAccount',
  input: SetLanguageInput,
  async run(tx, { language }) {
    const { userId } = tx.actor;
    const [user] = await tx.sql<{ before: string | null }>(
      'SELECT language AS before FROM app_user WHERE id = $1 FOR UPDATE',
      [userId],
    );
    const { before } = user!;
    if (before === language) return {};
    await tx.sql('UPDATE app_user SET language = $2 WHERE id = $1', [userId, language]);
    tx.audit({ table: 'app_user', id: userId, before: { language: before }, after: { language } });
    return {};
  },
});
