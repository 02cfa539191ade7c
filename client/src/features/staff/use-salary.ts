import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { problemsOfPayPeriod } from '../../../../server/domain/salary.rules';
import { askAgain } from '../../graphql/ask-again';
import {
  CashChangedDocument,
  SalariesOfDocument,
  SalaryFormDocument,
  type SalaryFormQuery,
  SalaryPreviewDocument,
  type SalaryPreviewQuery,
  ShiftChangedDocument,
} from '../../graphql/generated/graphql';
import { useLive } from '../../hooks/use-live';
import { wordsFor } from '../../hooks/words-for';
import { useListedShift } from '../../ui/late-entry/late-context';

/** An employee's salary being prepared: the period, and the server's calculation. */
export interface AskedSalary {
  employeeId: string;
  from: string;
  to: string;
  /** Undefined until an employee is chosen and the answer is loaded. */
  form: SalaryFormQuery['salaryForm'] | undefined;
  /** For exactly this period; undefined while it is invalid or loading. */
  preview: SalaryPreviewQuery['salaryPreview'] | undefined;
  /** Why the server refuses to calculate this period. */
  refusal: string | undefined;
  choose: (employeeId: string) => void;
  setPeriod: (period: { from?: string; to?: string }) => void;
  reload: () => Promise<void>;
}

/**
 * Proposes a period for the chosen employee and loads the salary, refetched whenever an advance or a close changes it.
 */
export function useSalary(): AskedSalary {
  const [employeeId, setEmployeeId] = useState('');
  const [typed, setTyped] = useState<{ from?: string; to?: string }>({});
  const asked = { variables: { employeeId: Number(employeeId), ...useListedShift() }, skip: employeeId === '' };
  const formQuery = useQuery(SalaryFormDocument, { ...asked, fetchPolicy: 'network-only' });
  const form = employeeId === '' ? undefined : formQuery.data?.salaryForm;
  const from = typed.from ?? form?.from ?? '';
  const to = typed.to ?? form?.to ?? '';

  const isWrong = !form || problemsOfPayPeriod({ employeeId, from, to }, form).length > 0;
  const previewQuery = useQuery(SalaryPreviewDocument, {
    variables: { ...asked.variables, from, to },
    skip: isWrong,
    fetchPolicy: 'network-only',
  });
  const error = formQuery.error ?? previewQuery.error;
  const reload = async (): Promise<void> => {
    if (employeeId !== '') await askAgain(formQuery.refetch);
    if (!isWrong) await askAgain(previewQuery.refetch);
  };
  useLive(CashChangedDocument, reload);
  useLive(ShiftChangedDocument, reload);

  return {
    employeeId,
    from,
    to,
    form,
    reload,
    preview: isWrong || error ? undefined : previewQuery.data?.salaryPreview,
    refusal: error && employeeId !== '' ? wordsFor(error) : undefined,
    choose: (chosen) => {
      setEmployeeId(chosen);
      setTyped({});
    },
    setPeriod: (period) => setTyped({ ...typed, ...period }),
  };
}

/** The last salaries of an employee; undefined until loaded. */
export function useSalaries(employeeId: string) {
  const { data, error, refetch } = useQuery(SalariesOfDocument, {
    variables: { employeeId: Number(employeeId) },
    skip: employeeId === '',
    fetchPolicy: 'cache-and-network',
  });
  useLive(CashChangedDocument, () => (employeeId === '' ? undefined : refetch()));
  return { rows: data?.salariesOf, onRetry: error && (() => void askAgain(refetch)) };
}
