import { useParams } from 'react-router-dom';
import { ReviewDesk } from './review-desk';

/** Where the requests of one row are decided (specification, section 2: permission review). */
export function Component() {
  const { rowId = '', tableName = '' } = useParams();
  return <ReviewDesk key={`${rowId}/${tableName}`} table={tableName} rowId={Number(rowId)} />;
}
