import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { closing } from '../../../../../server/domain/closing.messages';
import { correction as messages } from '../../../../../server/domain/correction.messages';
import { CorrectionVersionDocument, ShiftChangedDocument } from '../../../graphql/generated/graphql';
import { useLive } from '../../../hooks/use-live';
import type { MessageText } from '../../../i18n/translate';
import type { SheetForm } from '../sheet/sheet-form';

/** Says so when the figures of the shift change while its correction is open, as its refusal would; live. */
export function useNewerFigures({ shiftId, shiftDate, shiftName, correction }: SheetForm, skip: boolean) {
  const client = useApolloClient();
  const [isNewer, setNewer] = useState(false);
  const compare = async (): Promise<void> => {
    const { data } = await client.query({
      query: CorrectionVersionDocument,
      variables: { shiftId },
      fetchPolicy: 'network-only',
    });
    setNewer(data?.correctionForm.version !== correction?.version);
  };
  useLive(
    ShiftChangedDocument,
    () => compare().catch((error: unknown) => console.warn('The version of the shift could not be compared', error)),
    { skip },
  );
  return isNewer
    ? (messages.stale({ shift: closing.shift({ date: shiftDate, name: shiftName }) }) as MessageText)
    : undefined;
}
