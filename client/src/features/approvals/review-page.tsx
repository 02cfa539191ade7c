import { useParams } from 'react-router-dom';
import { GREATEST_ID } from '../../../../server/domain/field-rules';
import { NoSuchRow } from './no-such-row';
import { ReviewWorkspace } from './review-workspace';

/** Route of the review: decides the requests of one row (specification, section 2: permission review). */
export function Component() {
  const { rowId = '', tableName = '' } = useParams();
  if (!isRowId(rowId)) return <NoSuchRow />;
  return <ReviewWorkspace key={`${rowId}/${tableName}`} table={tableName} rowId={Number(rowId)} />;
}

const isRowId = (text: string): boolean => /^\d+$/.test(text) && Number(text) <= GREATEST_ID;
