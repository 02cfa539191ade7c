import { ActionIcon, Group, Text } from '@mantine/core';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { t } from '../../i18n/translate';

interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** Goes through what the server sends in pages; nothing where there is one page only. */
export function Pager({ page, pages, onPage }: PagerProps) {
  if (pages <= 1) return null;
  return (
    <Group component="nav" gap="xs" justify="flex-end" aria-label={t('ui.table.pages')}>
      <ActionIcon aria-label={t('ui.table.previous')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        <IconChevronLeft size={16} />
      </ActionIcon>
      <Text size="sm" aria-live="polite">
        {t('ui.table.page', { page, pages })}
      </Text>
      <ActionIcon aria-label={t('ui.table.next')} disabled={page >= pages} onClick={() => onPage(page + 1)}>
        <IconChevronRight size={16} />
      </ActionIcon>
    </Group>
  );
}
