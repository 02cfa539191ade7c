import { useState } from 'react';
import { warningOfCharges } from '../../../../../server/domain/swipe-settlement';
import { bankPaymentOf, problemsOfSwipeSettlement } from '../../../../../server/domain/swipe-settlement.rules';
import { SettleSwipeDocument } from '../../../graphql/generated/graphql';
import { said, t } from '../../../i18n/translate';
import { DocumentForm } from '../../../ui/form/document-form';
import { CommentInput, ReferenceInput } from '../../../ui/form/document-texts';
import { useDocumentForm } from '../../../ui/form/use-document-form';
import { ChoiceInput } from '../../../ui/inputs/choice-input';
import { DateInput } from '../../../ui/inputs/date-input';
import { MoneyInput } from '../../../ui/inputs/money-input';
import { addAccount, WAYS_ADDED_WITH } from '../../../ui/payment/new-way';
import { rupees } from '../../../ui/text/rupees';
import { today } from '../../../ui/text/station-zone';
import classes from '../entry.module.css';
import { daysOf, type Machine } from './machines';
import { SettlementPreview } from './settlement-preview';

interface Named {
  id: number;
  name: string;
}

interface SettlementFormProps {
  machines: readonly Machine[];
  accounts: readonly Named[];
  categories: readonly Named[];
  /** The machine chosen here or in the list; empty for none. */
  machineId: string;
  onMachine: (swipeMachineId: string) => void;
  onSaved: () => void;
}

const optionsOf = (rows: readonly Named[]) => rows.map(({ id, name }) => ({ value: String(id), label: name }));
const EMPTY = { paid: '', charges: '', expenditureCategoryId: '', reference: '', comment: '' };

/** The bank's payment for a machine and its charges; shows while typing which days it settles. */
export function SettlementForm(props: SettlementFormProps) {
  const { machines, accounts, categories, machineId, onMachine, onSaved } = props;
  const [values, setValues] = useState(EMPTY);
  /** Carried over to the next payment: several are entered from one bank statement. */
  const [where, setWhere] = useState({
    paidOn: today(),
    accountId: accounts.length === 1 ? String(accounts[0]?.id) : '',
  });
  const machine = machines.find(({ swipeMachineId }) => String(swipeMachineId) === machineId);
  const entry = { ...values, ...where, swipeMachineId: machineId };
  const payment = bankPaymentOf(entry);
  const facts = { days: daysOf(machine), accounts, categories, today: today() };
  const form = useDocumentForm(SettleSwipeDocument, {
    sentAs: 'swipe-settlement',
    first: 'swipeMachineId',
    problems: problemsOfSwipeSettlement(entry, facts),
    success: ({ toCome }) => t('cash.settlement.saved', { machine: machine?.name ?? '', amount: rupees(toCome) }),
    undo: ({ swipeSettlementId: rowId }) => (rowId ? { table: 'swipe_settlement', rowId } : null),
    onSaved,
    empty: () => {
      setValues(EMPTY);
      onMachine('');
    },
  });
  const { errors, clearErrors } = form;
  const doubt = warningOfCharges(payment);

  const change = (changed: Partial<typeof EMPTY>): void => {
    setValues({ ...values, ...changed });
    clearErrors();
  };
  const changeWhere = (changed: Partial<typeof where>): void => {
    setWhere({ ...where, ...changed });
    clearErrors();
  };
  const save = async (): Promise<void> => {
    if (form.isRefused()) return;
    await form.send({
      swipeMachineId: Number(machineId),
      paid: values.paid,
      paidOn: where.paidOn,
      accountId: Number(where.accountId),
      charges: values.charges || null,
      expenditureCategoryId: payment.charges > 0 ? Number(values.expenditureCategoryId) : null,
      reference: values.reference.trim() || null,
      comment: values.comment.trim() || null,
    });
  };

  return (
    <DocumentForm
      form={form}
      onSave={save}
      className={`${classes.desk} ${classes.settlement}`}
      facts={
        <>
          {doubt && (
            <p role="status" className={classes.doubt}>
              {said(doubt)}
            </p>
          )}
          {machine && <SettlementPreview machine={machine} payment={payment} />}
        </>
      }
    >
      <ChoiceInput
        name="swipeMachineId"
        label={t('cash.settlement.machine')}
        value={machineId}
        onChange={(chosen) => {
          onMachine(chosen);
          clearErrors();
        }}
        source={machines.map(({ swipeMachineId, name, toCome }) => ({
          value: String(swipeMachineId),
          label: name,
          hint: rupees(toCome),
        }))}
        adds="SwipeMachine"
        addedWith="masters.account.add"
        error={errors.swipeMachineId}
      />
      <MoneyInput
        name="paid"
        label={t('cash.settlement.paid')}
        value={values.paid}
        onChange={(paid) => change({ paid })}
        error={errors.paid}
      />
      <MoneyInput
        name="charges"
        label={t('cash.settlement.charges')}
        value={values.charges}
        onChange={(charges) => change({ charges })}
        error={errors.charges}
      />
      {payment.charges > 0 && (
        <ChoiceInput
          name="expenditureCategoryId"
          label={t('cash.settlement.category')}
          value={values.expenditureCategoryId}
          onChange={(chosen) => change({ expenditureCategoryId: chosen })}
          source={optionsOf(categories)}
          adds="ExpenditureCategory"
          addedWith="masters.account.add"
          error={errors.expenditureCategoryId}
        />
      )}
      <DateInput
        name="paidOn"
        label={t('cash.settlement.paidOn')}
        value={where.paidOn}
        onChange={(paidOn) => changeWhere({ paidOn })}
        max={today()}
        error={errors.paidOn}
      />
      <ChoiceInput
        name="accountId"
        label={t('cash.settlement.account')}
        value={where.accountId}
        onChange={(accountId) => changeWhere({ accountId })}
        source={optionsOf(accounts)}
        adds={addAccount}
        addedWith={WAYS_ADDED_WITH}
        error={errors.accountId}
      />
      <ReferenceInput
        value={values.reference}
        onChange={(reference) => change({ reference })}
        error={errors.reference}
      />
      <CommentInput value={values.comment} onChange={(comment) => change({ comment })} error={errors.comment} />
    </DocumentForm>
  );
}
