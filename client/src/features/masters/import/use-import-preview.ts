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
  /** Checks the rows again with the missing rows of another list, which are added too, or without them. */
  addRows: (master: string, isAdded: boolean) => Promise<void>;
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

  const given = useRef<{ source: SheetSource; leftOut: number[] | null; adds: readonly string[] }>(null);

  const send = async (next: NonNullable<typeof given.current>): Promise<void> => {
    given.current = next;
    const mine = ++asked.current;
    setChecking(true);
    setRefusal(null);
    try {
      const { data } = await client.query({
        query: ImportPreviewDocument,
        variables: { master, ...next.source, leftOut: next.leftOut, adds: [...next.adds] },
        fetchPolicy: 'no-cache',
        context: overSheets,
      });
      if (mine !== asked.current) return;
      const { importPreview: checked } = data!;
      setPreview((before) => (before === null ? checked : { ...checked, assumed: assumedIn(checked, before) }));
    } catch (error) {
      if (mine === asked.current) setRefusal(textFor(error));
    } finally {
      if (mine === asked.current) setChecking(false);
    }
  };
  const check = (source: SheetSource): Promise<void> => send({ source, leftOut: null, adds: [] });
  const leftOut = (): number[] => given.current!.leftOut ?? leftOutOf(preview!);
  const correct = (text: string): Promise<void> => send({ ...given.current!, source: { text }, leftOut: leftOut() });
  const leaveOut = (numbers: readonly number[]): Promise<void> => send({ ...given.current!, leftOut: [...numbers] });
  const addRows = (added: string, isAdded: boolean): Promise<void> => {
    const { adds } = given.current!;
    const others = adds.filter((one) => one !== added);
    return send({ ...given.current!, adds: isAdded ? [...others, added] : others });
  };
  const clear = (): void => {
    asked.current++;
    setPreview(null);
    setRefusal(null);
    setChecking(false);
  };
  return { preview, checking, refusal, check, correct, leaveOut, addRows, clear, source: () => given.current!.source };
}

/** What is assumed: corrected rows are sent with the names of fields, which say less than the headings of the sheet. */
const assumedIn = ({ assumed }: Preview, before: Preview): Preview['assumed'] => [
  ...before.assumed.filter(({ field, heading }) => heading !== null && assumed.every((one) => one.field !== field)),
  ...assumed,
];
