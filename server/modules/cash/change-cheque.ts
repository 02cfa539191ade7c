import { cash } from '../../domain/cash.messages';
import { CHEQUE_STATE_LABELS, type ChequeState, chequeRules } from '../../domain/cheque.rules';
import { inr } from '../../domain/kernel/format';
import { refusal } from '../../domain/kernel/problem';
import { changeField } from '../../services/approvals/change-field';
import { editable } from '../../services/approvals/editable-document';
import type { EditableRow } from '../../services/approvals/editable-table';
import { FROM_CHEQUES } from './cheque.queries';
import { lockCheque } from './cheque-step';

interface ChequeRow extends EditableRow {
  partyName: string;
  number: string | null;
  amount: number;
  bank: string | null;
  chequeDate: string;
  state: ChequeState;
  depositedOn: string | null;
  /** Null for an issued one. */
  paymentId: number | null;
}

/** What the payment of a cheque says of it, and with it the receipt, which is issued again. */
const saidBy = ({ bank, chequeDate }: ChequeRow) => ({ chequeBank: bank, chequeDate });

/** Corrects what a cheque says. Its number and amount are those of its payment, and its steps have commands. */
editable<ChequeRow>({
  table: 'cheque',
  label: 'Cheque',
  fields: [
    changeField('bank', 'Bank', chequeRules.chequeBank),
    changeField('chequeDate', 'Cheque date', { ...chequeRules.chequeDate, required: true }),
  ],
  facts: [
    { name: 'partyName', label: 'Creditor or supplier', kind: 'text' },
    { name: 'number', label: 'Cheque number', kind: 'text' },
    { name: 'amount', label: 'Amount', kind: 'money' },
    { name: 'state', label: 'State', kind: 'choice', choices: CHEQUE_STATE_LABELS },
  ],
  titleOf: ({ partyName, amount }) => `${partyName}, ${inr(amount)}`,
  events: ({ id }) => [['cashChanged', { chequeId: id }]],
  async read(sql, id) {
    const [row] = await sql<ChequeRow>(
      `SELECT q.id, q.version, q.created_at AS at, COALESCE(r.firm_name, v.name) AS "partyName",
              COALESCE(p.reference, y.reference) AS number, COALESCE(p.amount, y.amount) AS amount, q.bank,
              q.cheque_date AS "chequeDate", q.state, q.deposited_on AS "depositedOn", p.id AS "paymentId"
       ${FROM_CHEQUES} WHERE q.id = $1`,
      [id],
    );
    return row ?? null;
  },
  async lock(tx, id) {
    await lockCheque(tx, id);
  },
  async modify(tx, after, before) {
    const { paymentId } = after;
    if (paymentId !== null && !after.bank) throw refusal('REQUIRED', cash.chequeBankMissing(), 'bank', 'INVALID');
    if (after.depositedOn !== null && after.chequeDate > after.depositedOn)
      throw refusal('POST_DATED', cash.chequeDated({ date: after.depositedOn }), 'chequeDate');
    if (paymentId !== null)
      tx.audit({ table: 'creditor_payment', id: paymentId, before: saidBy(before), after: saidBy(after) });
    return undefined;
  },
});
