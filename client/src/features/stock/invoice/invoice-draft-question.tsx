import { useEffect, useRef } from 'react';
import type { StoredDraft } from '../../../hooks/draft-store';
import { t } from '../../../i18n/translate';
import { Button } from '../../../ui/kit/buttons';
import { Group } from '../../../ui/kit/layout';
import { Text } from '../../../ui/kit/text';
import { showInstant } from '../../../ui/text/show-time';
import { type InvoiceDraft, invoiceNumberOf } from './invoice-draft';

interface InvoiceDraftQuestionProps {
  found: StoredDraft<InvoiceDraft>;
  onContinue: (draft: InvoiceDraft) => void;
  onStartAgain: () => void;
}

/** Asks whether to continue an unfinished invoice. */
export function InvoiceDraftQuestion({ found, onContinue, onStartAgain }: InvoiceDraftQuestionProps) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const number = invoiceNumberOf(found.value) || t('stock.invoice.noNumber');
  const values = { number, time: showInstant(found.savedAt), count: found.value.lines.length };
  return (
    <>
      <Text>{t('stock.invoice.draft', values)}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onStartAgain}>
          {t('stock.invoice.startAgain')}
        </Button>
        <Button ref={first} onClick={() => onContinue(found.value)} data-autofocus>
          {t('stock.invoice.continue')}
        </Button>
      </Group>
    </>
  );
}
