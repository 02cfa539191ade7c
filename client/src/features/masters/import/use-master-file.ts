import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { ImportFileDocument, type SheetFormat } from '../../../graphql/generated/graphql';
import { wordsFor } from '../../../hooks/words-for';
import { locale, t } from '../../../i18n/translate';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast';
import { saveFile } from '../../../ui/inputs/save-file';

/** Saves the rows of a master, or the template of its import, as a file with headings in the current language. */
export function useMasterFile(master: string) {
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);
  const save = async (format: SheetFormat, isTemplate: boolean): Promise<void> => {
    setBusy(true);
    try {
      const { data } = await client.query({
        query: ImportFileDocument,
        variables: { master, format, isTemplate, language: locale() },
        fetchPolicy: 'no-cache',
      });
      const { name, content } = data!.importFile;
      saveFile(new Blob([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))]), name);
      toastSuccess(t('masters.import.exported', { file: name }));
    } catch (error) {
      toastFailure(wordsFor(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
}
