import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { ImportPreviewDocument } from '../../../graphql/generated/graphql';
import { overSheets } from '../../../graphql/sheets';
import { textFor } from '../../../hooks/words-for';
import type { MessageText } from '../../../i18n/translate';
import { leftOutOf, type Preview } from './rows-text';

export type SheetSource = { file: string } | { text: string };

interface ImportPreview {
  preview: Preview | null;
  checking: boolean;
  /** Why the sheet could not be read. */
  refusal: MessageText | null;
  check: (source: SheetSource) => Promise<void>;
  /** Checks the rows again with the corrected cells; the same ones are left out. */
  correct: (text: string) => Promise<void>;
  /** Checks the same rows again without those with these numbers. */
  leaveOut: (numbers: readonly number[]) => Promise<void>;
  clear: () => void;
  /** The rows that were checked last. */
  source: () => SheetSource;
}

/** Asks the server what the import of a sheet would do. Of several sheets only the last is shown. */
export function useImportPreview(master: string): ImportPreview {
  const client = useApolloClient();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [checking, setChecking] = useState(false);
  const [refusal, setRefusal] = useState<MessageText | null>(null);
  const asked = useRef(0);

  const given = useRef<{ source: SheetSource; leftOut: number[] | null }>(null);

  const send = async (next: NonNullable<typeof given.current>): Promise<void> => {
    given.current = next;
    const mine = ++asked.current;
    setChecking(true);
    setRefusal(null);
    try {
      const { data } = await client.query({
        query: ImportPreviewDocument,
        variables: { master, ...next.source, leftOut: next.leftOut },
        fetchPolicy: 'no-cache',
        context: overSheets,
      });
      if (mine === asked.current) setPreview(data!.importPreview);
    } catch (error) {
      if (mine === asked.current) setRefusal(textFor(error));
    } finally {
      if (mine === asked.current) setChecking(false);
    }
  };
  const check = (source: SheetSource): Promise<void> => send({ source, leftOut: null });
  const leftOut = (): number[] => given.current!.leftOut ?? leftOutOf(preview!);
  const correct = (text: string): Promise<void> => send({ source: { text }, leftOut: leftOut() });
  const leaveOut = (numbers: readonly number[]): Promise<void> =>
    send({ source: given.current!.source, leftOut: [...numbers] });
  const clear = (): void => {
    asked.current++;
    setPreview(null);
    setRefusal(null);
    setChecking(false);
  };
  return { preview, checking, refusal, check, correct, leaveOut, clear, source: () => given.current!.source };
}
