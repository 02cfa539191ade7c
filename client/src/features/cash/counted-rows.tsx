import { Alert } from '@mantine/core';
import type { ComponentProps } from 'react';
import { said, t } from '../../i18n/translate';
import { EmptyState } from '../../ui/feedback/empty-state';
import { CurrencyRows } from '../../ui/payment/currency-rows';

interface CountedRowsProps extends Omit<ComponentProps<typeof CurrencyRows>, 'cancelLabel' | 'children'> {
  /** By field: what is wrong with the notes stands under `notes`, or a row of them. */
  errors: Readonly<Record<string, string>>;
}

/** The notes of a document that is its notes, and what is wrong with them; on a page, so that it is cleared, not left. */
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
