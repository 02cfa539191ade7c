import { useEffect, useEffectEvent, useState } from 'react';
import { isAsking } from '../../../graphql/asking';
import type { MessageText } from '../../../i18n/translate';
import { now } from '../../../ui/text/station-zone';
import {
  EMPTY_LINE,
  HEADER_FIELDS,
  type HeaderField,
  type InvoiceDraft,
  LINE_FIELDS,
  type LineField,
  problemsOfHeader,
  problemsOfLine,
  tidyHeader,
} from './invoice-draft';
import { NOT_REFUSED } from './invoice-refusals';
import { useUpload } from './use-upload';

type Texts = Readonly<Record<string, MessageText>>;

/** Without that field, and without questions: they are about the whole invoice. */
const without = (texts: Texts, name?: string): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([other, text]) => other !== name && !isAsking(text)));
const only = (texts: Texts, names: ReadonlySet<string>): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => names.has(name)));

/** The draft, its document, and the problems of either, from the form's rules and the server. */
export function useInvoiceDraft(begin: InvoiceDraft, onChange: (draft: InvoiceDraft) => void) {
  const [draft, setDraft] = useState(begin);
  /** The fields whose problems show: those left with content, and all that were tried. */
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState(NOT_REFUSED);
  const upload = useUpload((document) => setDraft((before) => ({ ...before, document })));

  const announce = useEffectEvent(onChange);
  useEffect(() => announce(draft), [draft]);

  const headerProblems = problemsOfHeader(draft.header, now());
  const lineProblems = problemsOfLine(draft.entry);
  const ofUpload: Texts = upload.error === null ? {} : { documentId: upload.error };
  const refusedLine = draft.editing === null ? {} : refused.lines.get(draft.editing);

  const show = (fields: readonly string[]): void => setShown((before) => new Set([...before, ...fields]));
  const takeBack = (field: string): void =>
    setRefused((before) => ({ ...before, header: without(before.header, field) }));

  return {
    draft,
    upload,
    headerProblems: { ...headerProblems, ...ofUpload } as Texts,
    lineProblems: lineProblems as Texts,
    headerErrors: { ...refused.header, ...only(headerProblems, shown), ...ofUpload } as Texts,
    entryErrors: { ...refusedLine, ...only(lineProblems, shown) } as Texts,
    refused,
    /** Whether the server asks if the figures are meant, and nothing was changed since. */
    isAsked: Object.values(refused.header).some(isAsking),
    refuse: setRefused,
    showHeader: () => show(HEADER_FIELDS),
    showEntry: () => show(LINE_FIELDS),
    typeHeader: (field: HeaderField, text: string): void => {
      setDraft((before) => ({ ...before, header: { ...before.header, [field]: text } }));
      takeBack(field);
    },
    typeLine: (field: LineField, text: string): void =>
      setDraft((before) => ({ ...before, entry: { ...before.entry, [field]: text } })),
    leave: (field: string): void => {
      const text = { ...draft.header, ...draft.entry }[field as HeaderField | LineField];
      if (text !== undefined && text.trim() !== '') show([field]);
      if (field in draft.header) setDraft((before) => ({ ...before, header: tidyHeader(before.header) }));
    },
    attach: (file: File): void => {
      setDraft((before) => ({ ...before, document: null }));
      takeBack('documentId');
      void upload.start(file);
    },
    detach: (): void => {
      upload.drop();
      setDraft((before) => ({ ...before, document: null }));
      takeBack('documentId');
    },
    openLine: (place: number): void =>
      setDraft((before) => ({ ...before, entry: before.lines[place] ?? EMPTY_LINE, editing: place })),
    /** Changes the lines and resets the entry. */
    changeLines: (change: (before: InvoiceDraft) => InvoiceDraft): void => {
      setDraft(change);
      setShown((before) => new Set([...before].filter((field) => !(field in EMPTY_LINE))));
      setRefused((before) => ({ ...before, header: without(before.header), lines: new Map() }));
    },
  };
}
