import { useState } from 'react';
import { problemsOfEmployeeAdvance } from '../../../../server/domain/employee-advance.rules';
import { toldApart } from '../../../../server/domain/told-apart';
import { type EmployeeStandingsQuery, RecordEmployeeAdvanceDocument } from '../../graphql/generated/graphql';
import { useOnline } from '../../hooks/use-online';
import { t } from '../../i18n/translate';
import { useSavedForm } from '../../outbox/use-saved-form';
import { useDocumentForm } from '../../ui/form/use-document-form';
import { useLateEntry } from '../../ui/late-entry/late-context';
import { EMPTY_PAYMENT } from '../../ui/payment/payment-draft';
import { PaymentForm } from '../../ui/payment/payment-form';
import { type PaymentFacts, usePayment } from '../../ui/payment/use-payment';
import { rupees } from '../../ui/text/rupees';
import { standingWords } from './staff-words';

const EMPTY = { employeeId: '', payment: EMPTY_PAYMENT };

interface AdvanceFormProps {
  standings: EmployeeStandingsQuery['employeeStandings'];
  facts: PaymentFacts;
  onSaved: () => void;
}

/** One advance: the employee, the balance owed so far, the amount and the payment way. */
export function AdvanceForm({ standings, facts, onSaved }: AdvanceFormProps) {
  const [employeeId, setEmployeeId] = useState('');
  const online = useOnline();
  const wordsOf = ({ balance }: { balance: string }) => (online ? standingWords(balance) : undefined);
  const { late } = useLateEntry();
  const payment = usePayment('out', facts);
  const chosen = standings.find((standing) => String(standing.employeeId) === employeeId);
  const ofDocument = problemsOfEmployeeAdvance({ ...payment.entry, employeeId }, facts.ways, payment.notes);
  const kept = useSavedForm({
    kind: 'employee-advance',
    typed: { employeeId, payment: payment.draft },
    empty: EMPTY,
    restore: (typed) => {
      setEmployeeId(typed.employeeId);
      payment.edit(typed.payment);
    },
    words: () => t('outbox.words', { what: chosen?.employeeName ?? '', amount: rupees(payment.draft.amount) }),
  });
  const form = useDocumentForm(RecordEmployeeAdvanceDocument, {
    sentAs: 'employee-advance',
    first: 'employeeId',
    problems: [...ofDocument, ...payment.problems],
    // A late one was paid long ago.
    waiting: late === null ? t('ui.payment.notYet') : undefined,
    success: () => t('staff.advance.saved', { name: chosen?.employeeName ?? '', amount: rupees(payment.draft.amount) }),
    undo: ({ employeeAdvanceId: rowId }) => (rowId ? { table: 'employee_advance', rowId } : null),
    onSaved,
    empty: () => {
      setEmployeeId('');
      payment.clear();
    },
    kept,
  });
  const save = async (): Promise<void> => {
    if (form.isRefused()) return;
    await form.send({ ...payment.input, ...kept.shiftInput, employeeId: Number(employeeId) });
  };

  const labels = toldApart(
    standings.map(({ employeeId: id, employeeName: name, contactNo }) => ({ id, name, contactNo })),
  );
  return (
    <PaymentForm
      form={form}
      payment={payment}
      onSave={save}
      command="recordEmployeeAdvance"
      choice={{
        name: 'employeeId',
        label: t('staff.employee'),
        hint: chosen && wordsOf(chosen),
        value: employeeId,
        onChange: setEmployeeId,
        addedWith: 'masters.employee.add',
        adds: 'Employee',
        source: standings
          .filter(({ hasLeft }) => !hasLeft)
          .map((standing) => ({
            value: String(standing.employeeId),
            label: labels.get(standing.employeeId)!,
            hint: wordsOf(standing),
          })),
      }}
    />
  );
}
