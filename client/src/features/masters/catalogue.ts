import { useQuery } from '@apollo/client/react';
import { MastersDocument, type MastersQuery } from '../../graphql/generated/graphql';
import { translateLabel } from '../../i18n/translate';
import { translateWith } from '../../i18n/worded';

export type MasterDefinition = MastersQuery['masters'][number];
export type MasterField = MasterDefinition['fields'][number];

/** Translates all texts of the masters into the current language. */
const inWords = translateWith((masters: readonly MasterDefinition[]) =>
  masters.map((master) => ({
    ...master,
    label: translateLabel(master.label),
    pluralLabel: translateLabel(master.pluralLabel),
    fields: master.fields.map((field) => ({
      ...field,
      label: translateLabel(field.label),
      message: translateLabel(field.message),
      hint: translateLabel(field.hint),
      options: field.options.map((option) => ({ ...option, label: translateLabel(option.label) })),
    })),
  })),
);

/** The master definitions declared by the server; undefined until loaded. They do not change while it runs. */
export function useCatalogue(): readonly MasterDefinition[] | undefined {
  const masters = useQuery(MastersDocument).data?.masters;
  return masters && inWords(masters);
}

/** One master definition by its name: 'Creditor'. */
export function useMaster(name: string): MasterDefinition | undefined {
  return useCatalogue()?.find((master) => master.name === name);
}
