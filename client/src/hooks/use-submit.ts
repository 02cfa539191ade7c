import type { DefaultContext, OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isAsking } from '../graphql/asking';
import { newIdempotencyKey, withIdempotencyKey } from '../graphql/idempotency';
import { isOnline } from '../graphql/network-state';
import { gotNoAnswer } from '../graphql/no-answer';
import { type UserError, waitsForApproval } from '../graphql/user-error';
import { type MessageText, said } from '../i18n/translate';
import { play } from '../ui/feedback/sound';
import { toastFailure, toastSuccess } from '../ui/feedback/toast';
import { toastNotice } from '../ui/feedback/toast-notice';
import { isLate, type ReviewWords, reviewLate } from '../ui/late-entry/review-late';
import { offerUndo, type RecordedEntry } from '../ui/row-changes/offer-undo';
import type { SentKey } from './use-sent-key';
import { wordsFor } from './words-for';

/** A mutation's payload: its one root field, with user errors and the result. */
export type PayloadOf<Data> = Extract<Data[keyof Data], { userErrors: readonly UserError[] }>;

interface SubmitOptions<Payload, Variables> {
  /** The toast after success; none if omitted. */
  success?: (payload: Payload) => string;
  /** The toast after a refusal (given the server's message) or a missing answer; the plain message if omitted. */
  failure?: (reason: string, answered: boolean) => string;
  /** The entry that was recorded, if undoing it is offered. */
  undo?: (payload: Payload) => RecordedEntry | null;
  /** What the toast adds if the entry waits for approval. */
  waiting?: string;
  /** The form shows refusals itself, without a toast. */
  showsRefusals?: boolean;
  /** The toast repeats what is shown at a field, as the specification wants it of some forms. */
  repeatsRefusals?: boolean;
  /** The user sees what the mutation changes before it is sent, as with every late entry. */
  rehearses?: boolean;
  /** What the review of it is called, if it is no entry. */
  reviewWords?: ReviewWords;
  /** Called when the user goes back from what it changes, and nothing is sent. */
  onBack?: () => void;
  /**
   * The idempotency key of a request, if stored beyond this page; deleted once it is recorded, refused or queued.
   * With `wasSent`, a request that may have been recorded is not rehearsed again.
   */
  sent?: Pick<SentKey, 'keyOf' | 'forget'> & Partial<Pick<SentKey, 'wasSent'>>;
  /**
   * Queues a mutation that cannot be sent now or got no answer; returns whether it did. If omitted, this is a failure.
   */
  keep?: (variables: Variables, key: string, wasSent: boolean) => Promise<boolean>;
  /** More of the request context, such as another address. */
  context?: DefaultContext;
}

export interface Submit<Data, Variables> {
  /** Sends the mutation; the payload if recorded or sent for approval, undefined if refused, failed or in flight. */
  submit: (variables: Variables) => Promise<PayloadOf<Data> | undefined>;
  busy: boolean;
  /** The first refusal of each field, by input path. */
  fieldErrors: Record<string, MessageText>;
  /** Refusals of the whole form. */
  formErrors: MessageText[];
  clearErrors: () => void;
}

/**
 * Sends one mutation for a form. A retry without an answer uses the same idempotency key, so it is recorded once; after
 * an answer, or for different input, the next attempt gets a new key.
 */
export function useSubmit<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  {
    success,
    failure,
    undo,
    waiting,
    showsRefusals = false,
    repeatsRefusals = false,
    rehearses = false,
    reviewWords,
    onBack,
    sent,
    keep,
    context,
  }: SubmitOptions<PayloadOf<Data>, Variables> = {},
): Submit<Data, Variables> {
  const client = useApolloClient();
  const unanswered = useRef<{ body: string; variables: Variables; key: string } | null>(null);
  const inFlight = useRef(false);
  /** Clears the toast of the last failure before the next attempt. */
  const clearFailure = useRef<() => void>(() => undefined);
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState<readonly UserError[]>([]);

  /** The request was answered, or the outbox has it: the next one is another request. */
  const endRequest = (): void => {
    unanswered.current = null;
    sent?.forget();
  };

  const isKept = async (variables: Variables, key: string, wasSent: boolean): Promise<boolean> => {
    if (!(await keep?.(variables, key, wasSent))) return false;
    endRequest();
    setRefusals([]);
    return true;
  };

  const isRehearsed = (typed: Variables): boolean => rehearses || isLate(typed);
  /** What makes a repeat of it the same one: of a closed shift also the shift, which was chosen. */
  const bodyOf = (typed: Variables): string => (isRehearsed(typed) ? JSON.stringify(typed) : documentIn(typed));

  /** Whether an entry is to be sent: it moves nothing of a closed shift, or the user has seen what it moves. */
  const isReviewed = async (typed: Variables): Promise<boolean> => {
    // A repeat of one that may have been recorded was seen before. Without a network it is kept, and sent unseen.
    if (!isRehearsed(typed) || unanswered.current?.body === bodyOf(typed) || !isOnline()) return true;
    if (sent?.wasSent?.(JSON.stringify(typed))) return true;
    const answer = await client
      .mutate<Data, Variables>({
        mutation,
        variables: { ...typed, input: { ...(typed.input as object), rehearse: true } },
        context: { ...context, ...withIdempotencyKey(newIdempotencyKey()) },
      } as Parameters<typeof client.mutate<Data, Variables>>[0])
      .catch((error: unknown) => {
        if (!keep || !gotNoAnswer(error)) throw error;
      });
    if (!answer) return true;
    const payload = payloadIn<Data>(answer.data);
    if (!isAccepted(payload)) return false;
    const isWanted = await reviewLate(payload, reviewWords);
    if (!isWanted) onBack?.();
    return isWanted;
  };
  const isAccepted = ({ userErrors }: PayloadOf<Data>): boolean => {
    if (userErrors.length === 0) {
      setRefusals([]);
      return true;
    }
    // At once: what the fields then show is not repeated in a toast.
    flushSync(() => setRefusals(userErrors));
    // A question shows at its field, where Enter answers it.
    if (showsRefusals || userErrors.every(isAsking)) return false;
    const reason = [...new Set(userErrors.map(said))].join('\n');
    const text = failure ? failure(reason, true) : reason;
    if (text === reason && !repeatsRefusals && userErrors.every(isAtField)) play('failure');
    else clearFailure.current = toastFailure(text);
    return false;
  };

  const send = async (typed: Variables): Promise<PayloadOf<Data> | undefined> => {
    const body = bodyOf(typed);
    const wasSent = unanswered.current?.body === body;
    if (!wasSent)
      unanswered.current = { body, variables: typed, key: (sent?.keyOf ?? newIdempotencyKey)(JSON.stringify(typed)) };
    // The input as first sent: in the next shift it would be another document.
    const { key, variables } = unanswered.current!;
    const wasOffline = !isOnline();
    if (wasOffline && (await isKept(variables, key, wasSent))) return undefined;
    const answer = await client
      .mutate<Data, Variables>({
        mutation,
        variables,
        context: { ...context, ...withIdempotencyKey(key) },
      } as Parameters<typeof client.mutate<Data, Variables>>[0])
      .catch(async (error: unknown) => {
        // Don't retry the outbox if it just failed.
        if (wasOffline || !gotNoAnswer(error) || !(await isKept(variables, key, true))) throw error;
      });
    if (!answer) return undefined;
    const payload = payloadIn<Data>(answer.data);
    if (waitsForApproval(payload.userErrors)) {
      setRefusals([]);
      toastNotice([said(payload.userErrors[0]!), waiting ?? []].flat().join(' '));
    } else if (isAccepted(payload)) {
      if (success) toastSuccess(success(payload));
      const entry = undo?.(payload);
      if (entry) void offerUndo(client, entry);
    } else {
      endRequest();
      return undefined;
    }
    // Last: after a fault in what shows the success, a repeat is the same request.
    endRequest();
    return payload;
  };

  const submit = async (variables: Variables): Promise<PayloadOf<Data> | undefined> => {
    if (inFlight.current) return undefined;
    inFlight.current = true;
    clearFailure.current();
    setBusy(true);
    try {
      return (await isReviewed(variables)) ? await send(variables) : undefined;
    } catch (error) {
      clearFailure.current = toastFailure(failure ? failure(wordsFor(error), false) : wordsFor(error));
      return undefined;
    } finally {
      inFlight.current = false;
      setBusy(false);
    }
  };

  const fieldErrors: Record<string, MessageText> = {};
  for (const refusal of refusals) if (refusal.field) fieldErrors[refusal.field] ??= refusal;
  const formErrors = refusals.filter(({ field }) => !field);
  return { submit, busy, fieldErrors, formErrors, clearErrors: () => setRefusals([]) };
}

/** The content of a document of the running shift, without that shift: in the next one it is the same document. */
export const documentIn = (variables: OperationVariables): string =>
  JSON.stringify(variables, (name, value: unknown) => (name === 'shiftId' ? undefined : value));

/** Whether a field shows a refusal: not every form has a field for each input. */
const isAtField = (refusal: UserError): boolean =>
  Boolean(refusal.field) &&
  [...document.querySelectorAll('.mantine-InputWrapper-error')].some(
    ({ textContent }) => textContent === said(refusal),
  );

const payloadIn = <Data>(data: unknown): PayloadOf<Data> =>
  Object.values(data as object).find(isPayload) as PayloadOf<Data>;

const isPayload = (value: unknown): value is { userErrors: readonly UserError[] } =>
  typeof value === 'object' && value !== null && 'userErrors' in value;
