import { useSyncExternalStore } from 'react';
import { t, useLocale } from '../../i18n/translate';
import { Button } from '../kit/buttons';
import { Group } from '../kit/layout';
import { Text } from '../kit/text';
import { withUnbrokenDays } from '../text/unbroken-days';
import { answerByKey } from './answer-by-key';
import { onQuestion, type Question, questionNow } from './confirm';
import { Dialog } from './dialog';

/** Renders the questions of `confirm`; mounted once for the whole application. */
export function ConfirmHost() {
  useLocale();
  const question = useSyncExternalStore(onQuestion, questionNow);
  return question && <ConfirmDialog question={question} />;
}

/** One yes/no question, answered by button, Y or N; Esc is No. */
function ConfirmDialog({ question }: { question: Question }) {
  return (
    <Dialog title={t('ui.confirm.title')} opened boxOnPhone width={420} onClose={() => question.answer(false)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Y and N work on any of the buttons inside */}
      <div onKeyDown={answerByKey(question.answer)}>
        <Text mb="lg">{withUnbrokenDays(question.prompt)}</Text>
        <Group justify="flex-end">
          <Button
            variant="default"
            onClick={() => question.answer(false)}
            data-autofocus={question.danger || undefined}
            data-hotkey="N"
          >
            {t('ui.no')}
          </Button>
          <Button
            color={question.danger ? 'red' : undefined}
            onClick={() => question.answer(true)}
            data-autofocus={!question.danger || undefined}
            data-hotkey="Y"
          >
            {t('ui.yes')}
          </Button>
        </Group>
      </div>
    </Dialog>
  );
}
