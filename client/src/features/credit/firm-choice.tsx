import type { ReactNode } from 'react';
import { t } from '../../i18n/translate';
import { Button } from '../../ui/kit/buttons';
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
  /** Whether the creditor is due; all are if omitted. */
  isDue?: (row: Row) => boolean;
  /** The reason shown at a creditor that is not due. */
  whyNot?: (row: Row) => string | null;
  onPreview: (row: Row) => void;
  /** Next to the checkbox for all: the action on the chosen ones. */
  action: ReactNode;
  empty: ReactNode;
}

/** Creditors with checkboxes, each with a preview of its bill. */
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
        // Aligns its text, not its padding, with the heading.
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
