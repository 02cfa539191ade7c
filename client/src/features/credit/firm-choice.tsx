import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '../../i18n/translate';
import { DataTable } from '../../ui/table/data-table';
import type { Column } from '../../ui/table/table-column';
import { FirmCheck } from './bill/firm-check';
import type { ChosenFirms } from './bill/use-chosen-firms';
import classes from './firm-choice.module.css';

interface Firm {
  creditorId: number;
  firmName: string;
}

interface FirmChoiceProps<Row> {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  choice: ChosenFirms<Row>;
  /** Whether there is anything to do for the firm; there is for all where it is left out. */
  isDue?: (row: Row) => boolean;
  /** Said at a firm that is not due. */
  whyNot?: (row: Row) => string | null;
  onPreview: (row: Row) => void;
  /** Beside the tick for all: what is done with those chosen. */
  action: ReactNode;
  empty: ReactNode;
}

/** Firms to tick, each with what a bill would show behind a button. */
export function FirmChoice<Row extends Firm>(props: FirmChoiceProps<Row>) {
  const { label, rows, columns, choice, isDue = () => true, whyNot, onPreview, action, empty } = props;
  const due = rows.filter(isDue);
  const chosen = due.filter(choice.isChosen);
  const firm: Column<Row> = {
    key: 'firmName',
    label: t('bills.firm'),
    kind: 'text',
    render: (row) =>
      isDue(row) ? (
        <FirmCheck
          label={row.firmName}
          checked={choice.isChosen(row)}
          onChange={(checked) => choice.choose(row, checked)}
        />
      ) : (
        <>
          {row.firmName}
          {whyNot && <span className={classes.whyNot}>{whyNot(row)}</span>}
        </>
      ),
  };
  const preview: Column<Row> = {
    key: 'preview',
    label: t('bills.preview.column'),
    kind: 'text',
    sortable: false,
    render: (row) => (
      <Button
        size="compact-xs"
        variant="subtle"
        // Its words, and not its room, stand under their heading.
        ml={-9}
        aria-label={t('bills.preview.of', { firm: row.firmName })}
        onClick={() => onPreview(row)}
      >
        {t('bills.preview')}
      </Button>
    ),
  };
  return (
    <div className={classes.choice} data-enter-skip>
      <div className={classes.head}>
        {due.length > 1 && (
          <FirmCheck
            label={t('bills.all')}
            checked={chosen.length === due.length}
            partly={chosen.length > 0 && chosen.length < due.length}
            onChange={choice.chooseAll}
          />
        )}
        {action}
      </div>
      <DataTable
        label={label}
        columns={[firm, ...columns, preview]}
        rows={rows}
        rowKey={({ creditorId }) => creditorId}
        empty={empty}
        maxHeight="max(320px, 100dvh - 318px)"
      />
    </div>
  );
}
