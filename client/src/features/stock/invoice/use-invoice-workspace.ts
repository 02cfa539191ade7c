import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../../i18n/translate';
import { confirm } from '../../../ui/dialog/confirm';
import { focusField } from '../../../ui/dialog/focus-field';
import { stopAtUnknownChoice } from '../../../ui/inputs/unknown-choice';
import {
  EMPTY_LINE,
  type InvoiceDraft,
  invoiceNumberOf,
  isEntryUnsaved,
  isLineTyped,
  withEntryAdded,
  withoutLine,
} from './invoice-draft';
import { NOT_REFUSED } from './invoice-refusals';
import { useCreateInvoice } from './use-create-invoice';
import { useInvoiceDraft } from './use-invoice-draft';

export type InvoicePanel = 'header' | 'lines';
export type InvoiceWorkspace = ReturnType<typeof useInvoiceWorkspace>;

interface InvoiceDeskOptions {
  begin: InvoiceDraft;
  onChange: (draft: InvoiceDraft) => void;
  onCreated: () => void;
}

/** Controller of the invoice form: the current panel, focus and sending. */
export function useInvoiceWorkspace({ begin, onChange, onCreated }: InvoiceDeskOptions) {
  const root = useRef<HTMLDivElement>(null);
  const [{ panel, slide }, setPanel] = useState<{ panel: InvoicePanel; slide?: 'forth' | 'back' }>({ panel: 'header' });
  const [attempts, setAttempts] = useState(0);
  const form = useInvoiceDraft(begin, onChange);
  const { draft } = form;
  const { send, busy, refused } = useCreateInvoice(draft);

  /** Rendered before the focus moves there, so that the field's content stays selected. */
  const goTo = (next: InvoicePanel, field: string | undefined, change?: () => void): void => {
    flushSync(() => {
      change?.();
      if (next !== panel) setPanel({ panel: next, slide: next === 'lines' ? 'forth' : 'back' });
    });
    focusField(root.current, field);
  };
  const isHeaderRight = (): boolean => {
    const [first] = Object.keys(form.headerProblems);
    if (first !== undefined) goTo('header', first, form.showHeader);
    return first === undefined;
  };
  const addLine = (): boolean => {
    const [first] = Object.keys(form.lineProblems);
    if (first === undefined) goTo('lines', 'productId', () => form.changeLines(withEntryAdded));
    else goTo('lines', first, form.showEntry);
    return first === undefined;
  };
  const changeLine = async (place: number): Promise<void> => {
    if (isEntryUnsaved(draft) && !(await confirm(t('stock.invoice.discardLine'), { danger: true }))) return;
    goTo('lines', 'productId', () => form.openLine(place));
  };
  const create = async (): Promise<void> => {
    if (stopAtUnknownChoice(root.current)) return;
    const isBegun = isLineTyped(draft.entry);
    if ((isBegun || draft.lines.length === 0) && !addLine()) return;
    const whole = isBegun ? withEntryAdded(draft) : draft;
    if (form.upload.busy || !isHeaderRight()) return;
    const isKept = form.isAsked && !isBegun;
    if (!isKept && !(await confirm(t('stock.invoice.confirm', { number: invoiceNumberOf(whole) })))) return;
    form.refuse(NOT_REFUSED);
    if (await send(whole, isKept)) onCreated();
    else setAttempts((before) => before + 1);
  };

  const showRefusals = useEffectEvent(() => {
    const [ofHeader] = Object.keys(refused.header);
    const [ofLine] = refused.lines;
    const take = (): void => form.refuse(refused);
    if (ofHeader !== undefined) goTo('header', ofHeader, take);
    else if (ofLine === undefined) goTo('lines', 'create', take);
    else
      goTo('lines', Object.keys(ofLine[1])[0], () => {
        take();
        form.openLine(ofLine[0]);
      });
  });
  useEffect(() => {
    // After this render, which is the first with the refusals.
    if (attempts > 0) queueMicrotask(() => showRefusals());
  }, [attempts]);

  return {
    ...form,
    root,
    panel,
    /** The direction from which the panel came; undefined for the initial one. */
    slide,
    busy,
    create,
    addLine,
    changeLine,
    goToHeader: () => goTo('header', 'invoiceNumber'),
    goToLines: () => {
      if (isHeaderRight()) goTo('lines', 'productId');
    },
    /** Enter on the last field of the entry; on an empty entry with lines above it, creates the invoice. */
    endLine: () => {
      if (isLineTyped(draft.entry) || draft.lines.length === 0) addLine();
      else focusField(root.current, 'create');
    },
    stopChanging: () =>
      goTo('lines', 'productId', () => form.changeLines((before) => ({ ...before, entry: EMPTY_LINE, editing: null }))),
    removeLine: (place: number) =>
      goTo('lines', 'productId', () => form.changeLines((before) => withoutLine(before, place))),
  };
}
