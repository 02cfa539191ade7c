import { EditableTableView } from '../row-changes/editable-table';
import type { DataTableProps } from './data-table-props';
import { PlainTable } from './plain-table';

/**
 * A table with a sticky header and totals, and optional row changes. On a phone each row is a card; above 200 rows only
 * visible rows are rendered.
 */
export const DataTable = <Row,>(props: DataTableProps<Row>) =>
  props.changes ? <EditableTableView {...props} changes={props.changes} /> : <PlainTable {...props} />;
