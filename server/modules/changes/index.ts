import { editableTables } from '../../services/approvals/editable-table';
import '../../masters';
import '../../services/settings/change-station-settings';
import '../stock/change-stock-in';
import '../stock/change-invoice';
import '../stock/change-invoice-line';
import '../stock/change-density-reading';
import '../stock/change-inspection';
import '../stock/change-tank-opening';
import '../credit/change-creditor-adjustment';
import '../credit/change-creditor-payment';
import '../credit/cancel-bill';
import '../credit/change-slip-book';
import '../staff/change-salary-payment';
import '../cash/change-cash-transfer';
import '../cash/change-cash-exchange';
import '../cash/change-cheque';
import '../cash/change-swipe-settlement';
import '../closing/change-takings';
import '../closing/change-level';
import '../closing/correct-rate';
import './documents';

/** Every editable table, one line each; the parts that serve change requests import this list. */
export { editableTables };
