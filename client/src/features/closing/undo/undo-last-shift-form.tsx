import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { parseShownDate, showDate } from '../../../../../server/domain/kernel/business-date';
import {
  type RunningShiftQuery,
  UndoLastShiftDocument,
  UndoLastShiftRefusalDocument,
} from '../../../graphql/generated/graphql';
import { useUnsaved } from '../../../hooks/unsaved';
import { useSubmit } from '../../../hooks/use-submit';
import { type MessageText, said, t } from '../../../i18n/translate';
import { EnterFlow } from '../../../ui/dialog/enter-flow';
import { Button } from '../../../ui/kit/buttons';
import { Alert } from '../../../ui/kit/feedback';
import { TextInput } from '../../../ui/kit/fields';
import { Group } from '../../../ui/kit/layout';
import { Anchor, Text } from '../../../ui/kit/text';
import { correctionOf } from '../../../ui/late-entry/closed-shift-addresses';
import { useKnownPages } from '../../../ui/page/known-pages';
import { showInstant } from '../../../ui/text/show-time';
import classes from '../shift-dialogs.module.css';
import { UndoneFigures } from './undone-figures';

interface UndoLastShiftFormProps {
  last: NonNullable<RunningShiftQuery['lastClosedShift']>;
  /** The running shift, which would be deleted. */
  running: RunningShiftQuery['runningShift'];
  onClose: () => void;
}

/** Whether the undo is refused because the next shift has entries: the close can still be corrected. */
const isSuccessorInUse = (error: MessageText): boolean =>
  typeof error !== 'string' && error.messageId === 'closing.successorNotEmpty';

/** Undoes one named close: a later close is not undone instead. */
export function UndoLastShiftForm({ last, running, onClose }: UndoLastShiftFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [mismatch, setMismatch] = useState(false);
  useUnsaved(typed !== '');
  const { submit, busy, formErrors } = useSubmit(UndoLastShiftDocument, { success: () => t('closing.undo.done') });
  const { data } = useQuery(UndoLastShiftRefusalDocument, { fetchPolicy: 'network-only' });
  const known = data?.undoLastShiftRefusal;
  const refusals = known ? [known] : formErrors;
  const [correction] = useKnownPages(['/page/correct-shift']);
  const date = showDate(last.shiftDate);

  // The dialog had nothing to focus until the shift was loaded.
  useEffect(() => field.current?.focus(), []);

  const undo = async (): Promise<void> => {
    const isRight = parseShownDate(typed.trim()) === last.shiftDate;
    setMismatch(!isRight);
    if (isRight && (await submit({ input: { shiftId: last.id } }))) onClose();
  };

  return (
    <EnterFlow onSave={() => void undo()}>
      <Text fw={600}>{t('closing.undo.what', { shift: last.shiftName, date })}</Text>
      {last.closedByName && last.closedAt && (
        <Text size="sm" c="dimmed">
          {t('closing.undo.by', { name: last.closedByName, time: showInstant(last.closedAt) })}
        </Text>
      )}
      <UndoneFigures shiftId={last.id} shiftDate={last.shiftDate} />
      <ul className={classes.what}>
        <li>{t('closing.undo.readings')}</li>
        <li>{t('closing.undo.stays')}</li>
        {running && (
          <li>{t('closing.undo.successor', { shift: running.shiftName, date: showDate(running.shiftDate) })}</li>
        )}
        <li>{t('closing.undo.runs')}</li>
      </ul>
      {refusals.length > 0 && (
        <Alert color="red" mb="sm">
          {refusals.map(said).join('\n')}
          {correction && refusals.some(isSuccessorInUse) && (
            <Anchor component={Link} to={correctionOf(last.id)} onClick={onClose} underline="always" display="block">
              {t('closing.undo.correct')}
            </Anchor>
          )}
        </Alert>
      )}
      {!known && (
        <TextInput
          ref={field}
          label={t('closing.undo.type', { date })}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          error={mismatch && t('closing.undo.mismatch')}
          placeholder={t('ui.date.placeholder')}
          autoComplete="off"
          data-autofocus
        />
      )}
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
        {!known && (
          <Button color="red" onClick={() => void undo()} loading={busy}>
            {t('closing.undo.confirm')}
          </Button>
        )}
      </Group>
    </EnterFlow>
  );
}
