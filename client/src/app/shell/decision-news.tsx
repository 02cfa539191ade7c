import { useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { ChangeDecidedDocument, DecisionsDocument } from '../../graphql/generated/graphql';
import { useLive } from '../../hooks/use-live';
import { t, translateLabel } from '../../i18n/translate';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast';
import { decidedSince, type OwnDecision } from './decided-since';

/** Notifies a user on any page that a change they requested was decided. Renders nothing. */
export default function DecisionNews() {
  const { data, refetch } = useQuery(DecisionsDocument, { fetchPolicy: 'network-only' });
  useLive(ChangeDecidedDocument, () => refetch());
  const known = useRef<readonly OwnDecision[] | null>(null);
  const decisions = data?.myDecisions;
  useEffect(() => {
    if (decisions === undefined) return;
    for (const { state, decidedBy, decisionReason, tableLabel, title } of decidedSince(known.current, decisions)) {
      const what = `${translateLabel(tableLabel)} ${title}`;
      const by = { user: decidedBy, what };
      if (state === 'ACCEPTED') toastSuccess(t('mine.news.accepted', by));
      else toastFailure([t('mine.news.rejected', by), decisionReason ?? []].flat().join('\n'), t('approvals.rejected'));
    }
    known.current = decisions;
  }, [decisions]);
  return null;
}
