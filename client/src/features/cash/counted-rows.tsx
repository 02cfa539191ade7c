import type { ComponentProps } from 'react';
import { type MessageText, said, t } from '../../i18n/translate';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Alert } from '../../ui/kit/feedback';
import { CurrencyRows } from '../../ui/payment/currency-rows';

interface CountedRowsProps extends Omit<ComponentProps<typeof CurrencyRows>, 'cancelLabel' | 'children'> {
  /** By field name: a problem of the notes is under `notes` or under one of its rows. */
  errors: Readonly<Record<string, MessageText>>;
}

/**
 * The counted notes of a document without other amounts, with their problems; on a page, where they are cleared instead
 * of closed.
 */
export function CountedRows({ errors, ...rows }: CountedRowsProps) {
  if (rows.notes.length === 0) return <EmptyState title={t('ui.currency.empty')} />;
  const wrong = Object.entries(errors).find(([field]) => field.startsWith('notes'))?.[1];
  return (
    <CurrencyRows {...rows} cancelLabel={t('cash.clear')}>
      {wrong && (
        <Alert color="red" mb="md">
          {said(wrong)}
        </Alert>
      )}
    </CurrencyRows>
  );
}
