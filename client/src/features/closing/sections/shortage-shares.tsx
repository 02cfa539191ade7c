import { type KeyboardEvent, useState } from 'react';
import type { Paise } from '../../../../../server/domain/kernel/money';
import { sum } from '../../../../../server/domain/kernel/sum';
import { toldApart } from '../../../../../server/domain/told-apart';
import { t } from '../../../i18n/translate';
import { EnterFlow } from '../../../ui/dialog/enter-flow';
import { Button } from '../../../ui/kit/buttons';
import { Alert } from '../../../ui/kit/feedback';
import { Group } from '../../../ui/kit/layout';
import { QuantityCell } from '../../../ui/table/quantity-cell';
import { Rupees } from '../pumps/unit-figures';
import { cellOf, textIn } from '../sheet/sheet';
import { checkedSheet } from '../sheet/sheet-findings';
import { useSheet, useWorkspace } from '../sheet/sheet-workspace';
import { parseShare } from '../sheet/takings-of-sheet';
import classes from './shortage-shares.module.css';

type Shares = Record<number, string>;

interface ShortageSharesProps {
  pumpId: number;
  onSave: (shares: Shares) => void;
  onCancel: () => void;
}

const sharedBy = (shares: Shares): Paise => sum(Object.values(shares), parseShare);

/** The employees and their shares of the shortage, in whole rupees. */
export function ShortageShares({ pumpId, onSave, onCancel }: ShortageSharesProps) {
  const { store } = useWorkspace();
  const needed = useSheet(
    (state) => checkedSheet(state).calculation.pumps.find((pump) => pump.pumpId === pumpId)?.shortageNeeded ?? 0,
  );
  const allEmployees = useSheet(({ form }) => form.employees);
  const labels = toldApart(allEmployees);
  const isOnDuty = (employee: { pumpId: number | null }): boolean => employee.pumpId === pumpId;
  const employees = [...allEmployees.filter(isOnDuty), ...allEmployees.filter((employee) => !isOnDuty(employee))];
  const [shares, setShares] = useState<Shares>(() => {
    const { sheet } = store.get();
    return Object.fromEntries(allEmployees.map(({ id }) => [id, textIn(sheet, cellOf.share(pumpId, id))]));
  });
  const [refusal, setRefusal] = useState<string | null>(null);
  const remainder = needed - sharedBy(shares);

  const change = (employeeId: number, text: string): void => {
    setShares({ ...shares, [employeeId]: text });
    setRefusal(null);
  };

  const save = (): void => {
    const total = t('closing.shortage.total', { amount: String(needed / 100) });
    const reason = needed === 0 ? t('closing.shortage.first') : total;
    if (needed === 0 || remainder !== 0) setRefusal(reason);
    else onSave(Object.fromEntries(Object.entries(shares).filter(([, text]) => parseShare(text) !== 0)));
  };

  const putRestOn = (employeeId: number): void => {
    const own = parseShare(shares[employeeId] ?? '');
    change(employeeId, String(Math.max(0, own + remainder) / 100));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, employeeId: number): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    if (event.altKey) {
      event.preventDefault();
      putRestOn(employeeId);
    } else if (remainder === 0 && needed > 0) {
      // The shortage is fully shared, so Enter need not go to the next row.
      event.preventDefault();
      event.stopPropagation();
      save();
    }
  };

  return (
    <EnterFlow onSave={save}>
      <p className={classes.sums} aria-live="polite">
        <span>
          {t('closing.shortage.needed')} <Rupees paise={needed} sign />
        </span>
        <span data-open={remainder !== 0 || undefined}>
          {t('closing.shortage.remainder')} <Rupees paise={remainder} sign />
        </span>
      </p>
      {refusal && (
        <Alert color="red" role="alert" mb="sm">
          {refusal}
        </Alert>
      )}
      <ul className={classes.list}>
        {employees.map((employee, index) => (
          <li key={employee.id} onKeyDown={(event) => onKeyDown(event, employee.id)}>
            <span className={classes.name}>
              {labels.get(employee.id)}
              {isOnDuty(employee) && <small>{t('closing.shortage.onDuty')}</small>}
            </span>
            <QuantityCell
              label={t('closing.shortage.of', { name: labels.get(employee.id)! })}
              value={shares[employee.id] ?? ''}
              onChange={(text) => change(employee.id, text)}
              places={0}
              column="share"
              autoFocus={index === 0}
            />
            <Button
              variant="default"
              onClick={() => putRestOn(employee.id)}
              disabled={remainder <= 0}
              tabIndex={-1}
              aria-label={t('closing.shortage.restOn', { name: labels.get(employee.id)! })}
            >
              {t('closing.shortage.rest')}
            </Button>
          </li>
        ))}
      </ul>
      <p className={classes.hint}>{t('closing.shortage.hint')}</p>
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
        <Button onClick={save} data-hotkey="Ctrl+Enter">
          {t('ui.save')}
        </Button>
      </Group>
    </EnterFlow>
  );
}
