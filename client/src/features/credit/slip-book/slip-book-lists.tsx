import type { ReactNode } from 'react';
import { t } from '../../../i18n/translate';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Button } from '../../../ui/kit/buttons';
import { Text } from '../../../ui/kit/text';
import { DataTable } from '../../../ui/table/data-table';
import type { Column } from '../../../ui/table/table-column';
import classes from '../sale/entry-workspace.module.css';
import type { SlipBook } from './open-books';

interface ListProps {
  books: readonly SlipBook[];
  loading: boolean;
}

const bookName = ({ firstSlip, lastSlip }: SlipBook): string => t('slips.range', { first: firstSlip, last: lastSlip });
const ownerOf = ({ firmName }: SlipBook): string => firmName ?? t('slips.allFirms');

const Titled = ({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) => (
  <div className={classes.desk}>
    <div className={classes.listHead}>
      <h2 className={classes.title}>{title}</h2>
      {aside}
    </div>
    {children}
  </div>
);

const BOOKS = (): Column<SlipBook>[] => [
  { key: 'book', label: t('slips.book'), kind: 'text', value: bookName },
  { key: 'firmName', label: t('slips.firm'), kind: 'text', value: ownerOf },
  { key: 'leaves', label: t('slips.leaves'), kind: 'count' },
  { key: 'used', label: t('slips.used'), kind: 'count' },
  { key: 'void', label: t('slips.void'), kind: 'count' },
  { key: 'missing', label: t('slips.missing'), kind: 'count', value: ({ missing }) => missing.length, alarm: true },
  { key: 'unused', label: t('slips.unused'), kind: 'count' },
  { key: 'nextSlip', label: t('slips.next'), kind: 'text' },
];

/** The books, newest first, with their usage. */
export const SlipBookList = ({ books, loading, children }: ListProps & { children: ReactNode }) => (
  <Titled title={t('slips.list')} aside={children}>
    <DataTable
      label={t('slips.list')}
      columns={BOOKS()}
      rows={books}
      rowKey={({ id }) => id}
      loading={loading}
      changes={{ table: 'slip_book', rowId: ({ id }) => id }}
      empty={<EmptyState title={t('slips.list.empty')} text={t('slips.list.empty.text')} />}
      maxHeight="320px"
    />
  </Titled>
);

interface Leaf {
  slip: string;
  book: string;
  firmName: string;
}

const leafOf = (slip: string, book: SlipBook): Leaf => ({ slip, book: bookName(book), firmName: ownerOf(book) });

const MISSING = (onVoid: (slip: string) => void): Column<Leaf>[] => [
  { key: 'slip', label: t('slips.slip'), kind: 'text' },
  { key: 'firmName', label: t('slips.firm'), kind: 'text' },
  { key: 'book', label: t('slips.book'), kind: 'text' },
  {
    key: 'voidIt',
    label: t('slips.voidIt.column'),
    kind: 'text',
    sortable: false,
    render: ({ slip }) => (
      <Button
        size="compact-xs"
        variant="default"
        aria-label={t('slips.voidIt.of', { slip })}
        onClick={() => onVoid(slip)}
      >
        {t('slips.voidIt')}
      </Button>
    ),
  },
];

/** Unused slips without a reason, although a later one was used. */
export const MissingSlips = ({ books, loading, onVoid }: ListProps & { onVoid: (slip: string) => void }) => (
  <Titled title={t('slips.missingList')}>
    <DataTable
      label={t('slips.missingList')}
      columns={MISSING(onVoid)}
      rows={books.flatMap((book) => book.missing.map((slip) => leafOf(slip, book)))}
      rowKey={({ slip }) => slip}
      loading={loading}
      empty={<EmptyState title={t('slips.missingList.empty')} text={t('slips.missingList.empty.text')} />}
      maxHeight="320px"
    />
  </Titled>
);

type Voided = Leaf & SlipBook['voided'][number];

const VOIDED = (): Column<Voided>[] => [
  { key: 'slip', label: t('slips.slip'), kind: 'text' },
  { key: 'firmName', label: t('slips.firm'), kind: 'text' },
  { key: 'reason', label: t('slips.reason'), kind: 'text' },
  { key: 'createdAt', label: t('slips.at'), kind: 'date' },
  { key: 'enteredBy', label: t('slips.enteredBy'), kind: 'text' },
];

/** Spoilt or lost slips with their reasons; renders nothing if there are none. */
export function VoidSlips({ books }: Pick<ListProps, 'books'>) {
  const rows = books.flatMap((book) =>
    book.voided.map((voided): Voided => ({ ...leafOf(voided.slipNo, book), ...voided })),
  );
  if (rows.length === 0) return null;
  return (
    <Titled title={t('slips.voidList')} aside={<Text size="sm">{t('slips.voidList.hint')}</Text>}>
      <DataTable
        label={t('slips.voidList')}
        columns={VOIDED()}
        rows={rows}
        rowKey={({ id }) => id}
        changes={{ table: 'void_leaf', rowId: ({ id }) => id }}
        maxHeight="320px"
      />
    </Titled>
  );
}
