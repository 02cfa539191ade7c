import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { newIdempotencyKey, withIdempotencyKey } from '../graphql/idempotency';
import { isOnline } from '../graphql/network-state';
import { gotNoAnswer } from '../graphql/no-answer';
import type { UserError } from '../graphql/user-error';
import { said } from '../i18n/translate';
import { toastFailure, toastSuccess } from '../ui/feedback/toast';
import { wordsFor } from './words-for';

/** What a mutation answers: its one root field, with the refusals beside what it made. */
export type PayloadOf<Data> = Extract<Data[keyof Data], { userErrors: readonly UserError[] }>;

interface SubmitOptions<Payload, Variables> {
  /** The toast after a success; none without it. */
  success?: (payload: Payload) => string;
  /** The toast after a refusal, from the server's own words, or after no answer; those words as they are without it. */
  failure?: (reason: string, answered: boolean) => string;
  /** The key of a body, where it is kept beyond this page; a fresh one without it. */
  keyOf?: (body: string) => string;
  /** Takes what cannot be sent now, or got no answer; whether it did. Without it that is a failure. */
  keep?: (variables: Variables, key: string, wasSent: boolean) => Promise<boolean>;
}

export interface Submit<Data, Variables> {
  /** Sends; the payload when it was recorded, undefined when it was refused, failed or is still under way. */
  submit: (variables: Variables) => Promise<PayloadOf<Data> | undefined>;
  busy: boolean;
  /** The first refusal of each field, by its path in the input. */
  fieldErrors: Record<string, string>;
  /** Refusals of the whole. */
  formErrors: string[];
  clearErrors: () => void;
}

/**
 * Sends one mutation for a form. A repeat of what got no answer, or an error for one, carries the same idempotency key,
 * so it is recorded once; after an answer, or when something else is sent, the next attempt has a key of its own.
 */
export function useSubmit<Data, Variables extends OperationVariables>(
  mutation: TypedDocumentNode<Data, Variables>,
  { success, failure, keyOf = newIdempotencyKey, keep }: SubmitOptions<PayloadOf<Data>, Variables> = {},
): Submit<Data, Variables> {
  const client = useApolloClient();
  const unanswered = useRef<{ body: string; variables: Variables; key: string } | null>(null);
  const underWay = useRef(false);
  /** Takes the failure of the last attempt away: what comes of the next one stands alone. */
  const forgetFailure = useRef<() => void>(() => undefined);
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState<readonly UserError[]>([]);

  const isKept = async (variables: Variables, key: string, wasSent: boolean): Promise<boolean> => {
    if (!(await keep?.(variables, key, wasSent))) return false;
    unanswered.current = null;
    setRefusals([]);
    return true;
  };

  const send = async (typed: Variables): Promise<PayloadOf<Data> | undefined> => {
    const body = documentIn(typed);
    const wasSent = unanswered.current?.body === body;
    if (!wasSent) unanswered.current = { body, variables: typed, key: keyOf(JSON.stringify(typed)) };
    // As it was sent: in the next shift it would be another document.
    const { key, variables } = unanswered.current!;
    const wasOffline = !isOnline();
    if (wasOffline && (await isKept(variables, key, wasSent))) return undefined;
    const answer = await client
      .mutate<Data, Variables>({ mutation, variables, context: withIdempotencyKey(key) } as Parameters<
        typeof client.mutate<Data, Variables>
      >[0])
      .catch(async (error: unknown) => {
        // What could not be kept a moment ago cannot be kept now.
        if (wasOffline || !gotNoAnswer(error) || !(await isKept(variables, key, true))) throw error;
      });
    if (!answer) return undefined;
    const { data } = answer;
    unanswered.current = null;
    const payload = Object.values(data as object).find(isPayload) as PayloadOf<Data>;
    setRefusals(payload.userErrors);
    if (payload.userErrors.length === 0) {
      if (success) toastSuccess(success(payload));
      return payload;
    }
    const reason = [...new Set(payload.userErrors.map(({ message }) => said(message)))].join('\n');
    forgetFailure.current = toastFailure(failure ? failure(reason, true) : reason);
    return undefined;
  };

  const submit = async (variables: Variables): Promise<PayloadOf<Data> | undefined> => {
    if (underWay.current) return undefined;
    underWay.current = true;
    forgetFailure.current();
    setBusy(true);
    try {
      return await send(variables);
    } catch (error) {
      forgetFailure.current = toastFailure(failure ? failure(wordsFor(error), false) : wordsFor(error));
      return undefined;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  const fieldErrors: Record<string, string> = {};
  for (const { field, message } of refusals) if (field) fieldErrors[field] ??= message;
  const formErrors = refusals.filter(({ field }) => !field).map(({ message }) => message);
  return { submit, busy, fieldErrors, formErrors, clearErrors: () => setRefusals([]) };
}

/** What is to be recorded, without the shift that it is meant for. */
const documentIn = (variables: OperationVariables): string =>
  JSON.stringify(variables, (name, value: unknown) => (name === 'shiftId' ? undefined : value));

const isPayload = (value: unknown): value is { userErrors: readonly UserError[] } =>
  typeof value === 'object' && value !== null && 'userErrors' in value;
