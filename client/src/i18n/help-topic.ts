import type { MessageKey } from './catalogue.en';

type TopicOf<Key> = Key extends `help.${infer Topic}.about` ? Topic : never;

/** A page or dialog that has help texts (i18n/en/screens/help.ts). */
export type HelpTopic = TopicOf<MessageKey>;
