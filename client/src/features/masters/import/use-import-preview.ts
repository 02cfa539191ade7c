import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { ImportPreviewDocument } from '../../../graphql/generated/graphql';
import { overSheets } from '../../../graphql/sheets';
import { wordsFor } from '../../../hooks/words-for';
import type { Preview } from './rows-text';

export type SheetSource = { file: string } | { text: string };

interface ImportPreview {
  preview: Preview | null;
  checking: boolean;
  /** Why the sheet could not be read. */
  refusal: string | null;
  check: (source: SheetSource) => Promise<void>;
  clear: () => void;
}

/** Asks the server what the import of a sheet would do. Of several sheets only the last is shown. */
export function useImportPreview(master: string): ImportPreview {
  const client = useApolloClient();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [checking, setChecking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const asked = useRef(0);

  const check = async (source: SheetSource): Promise<void> => {
    const mine = ++asked.current;
    setChecking(true);
    setRefusal(null);
    try {
      const { data } = await client.query({
        query: ImportPreviewDocument,
        variables: { master, ...source },
        fetchPolicy: 'no-cache',
        context: overSheets,
      });
      if (mine === asked.current) setPreview(data!.importPreview);
    } catch (error) {
      if (mine === asked.current) setRefusal(wordsFor(error));
    } finally {
      if (mine === asked.current) setChecking(false);
    }
  };
  const clear = (): void => {
    asked.current++;
    setPreview(null);
    setRefusal(null);
    setChecking(false);
  };
  return { preview, checking, refusal, check, clear };
}
