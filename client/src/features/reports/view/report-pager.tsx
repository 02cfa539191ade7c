import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { t } from '../../../i18n/translate';
import { ActionIcon } from '../../../ui/kit/buttons';
import { Group } from '../../../ui/kit/layout';
import { Text } from '../../../ui/kit/text';
import type { PlaceOfPage } from '../answer/report-paging';

interface ReportPagerProps {
  place: PlaceOfPage;
  rowCount: number;
  onPage: (page: number) => void;
}

/** The range of rows of a long report, and buttons to other pages, which keep their position and focus. */
export const ReportPager = ({ place: { page, pages, first, last }, rowCount, onPage }: ReportPagerProps) => (
  <Group component="nav" gap="xs" justify="flex-end" aria-label={t('ui.table.pages')}>
    <ActionIcon
      aria-label={t('ui.table.previous')}
      aria-disabled={page <= 1}
      data-disabled={page <= 1 || undefined}
      onClick={() => page > 1 && onPage(page - 1)}
    >
      <IconChevronLeft size={16} />
    </ActionIcon>
    <Text size="sm" aria-live="polite">
      {t('reports.page', { first, last, count: rowCount })}
    </Text>
    <ActionIcon
      aria-label={t('ui.table.next')}
      aria-disabled={page >= pages}
      data-disabled={page >= pages || undefined}
      onClick={() => page < pages && onPage(page + 1)}
    >
      <IconChevronRight size={16} />
    </ActionIcon>
  </Group>
);
