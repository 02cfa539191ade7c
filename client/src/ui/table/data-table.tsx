import { ChangeableTable } from '../row-changes/changeable-table';
import type { DataTableProps } from './data-table-props';
import { PlainTable } from './plain-table';

/**
 * A table with a sticky head and totals, of which rows may be open to changes. On a phone each row is a card; above 200
 * rows only what is seen is drawn.
 */
export const DataTable = <Row,>(props: DataTableProps<Row>) =>
  props.changes ? <ChangeableTable {...props} changes={props.changes} /> : <PlainTable {...props} />;
