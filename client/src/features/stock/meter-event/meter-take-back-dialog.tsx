import { useState } from 'react';
import { problemsOfFields } from '../../../../../server/domain/field-rules';
import { groupedLitres } from '../../../../../server/domain/kernel/format';
import { type MeterEventKind, takeBackRules } from '../../../../../server/domain/meter-event';
import { TakeBackMeterEventDocument } from '../../../graphql/generated/graphql';
import { useSubmit } from '../../../hooks/use-submit';
import { type MessageText, said, t } from '../../../i18n/translate';
import { Dialog } from '../../../ui/dialog/dialog';
import { EnterFlow } from '../../../ui/dialog/enter-flow';
import { Button } from '../../../ui/kit/buttons';
import { Alert } from '../../../ui/kit/feedback';
import { TextInput } from '../../../ui/kit/fields';
import { Group } from '../../../ui/kit/layout';
import { Text } from '../../../ui/kit/text';
import { exactLitres } from '../exact-litres';
import { type MeterEvent, meterName } from './meter-draft';

interface TakeBackDialogProps {
  event: MeterEvent;
  onClose: () => void;
  onTakenBack: () => void;
}

/** Confirms undoing a meter event and asks for the reason; both stay in the audit. */
export function TakeBackDialog({ event, onClose, onTakenBack }: TakeBackDialogProps) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState<MessageText>();
  const nozzle = meterName(event);
  const { submit, busy, fieldErrors, formErrors } = useSubmit(TakeBackMeterEventDocument, {
    success: () => t('stock.meter.takeBack.done', { nozzle }),
  });

  const takeBack = async (): Promise<void> => {
    const input = { meterEventId: event.id, reason: reason.trim() };
    const [problem] = problemsOfFields(takeBackRules, input);
    setMissing(problem);
    if (problem || !(await submit({ input }))) return;
    onClose();
    onTakenBack();
  };

  return (
    <Dialog title={t('stock.meter.takeBack.title')} opened boxOnPhone onClose={onClose}>
      <EnterFlow onSave={() => void takeBack()}>
        <Text mb="md">
          {t('stock.meter.takeBack.what', {
            nozzle,
            kind: t(`stock.meter.kind.${event.kind as MeterEventKind}`),
            last: groupedLitres(exactLitres(event.lastReading)),
            first: groupedLitres(exactLitres(event.firstReading)),
          })}
        </Text>
        {formErrors.length > 0 && (
          <Alert color="red" mb="sm">
            {formErrors.map(said).join('\n')}
          </Alert>
        )}
        <TextInput
          name="takeBackReason"
          label={t('stock.meter.takeBack.reason')}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          error={said(missing ?? fieldErrors.reason)}
          autoComplete="off"
          data-autofocus
        />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            {t('ui.cancel')}
          </Button>
          <Button color="red" onClick={() => void takeBack()} loading={busy}>
            {t('stock.meter.takeBack')}
          </Button>
        </Group>
      </EnterFlow>
    </Dialog>
  );
}
