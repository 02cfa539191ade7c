import { changeables } from '../approvals/changeable';
import '../cash/change-expenditure';

/** Every table open to change requests, one line each; whoever serves requests loads this list. */
export { changeables };
