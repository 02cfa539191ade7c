import { useState } from 'react';
import { IssuePasswordLinkDocument } from '../../graphql/generated/graphql';
import { useSubmit } from '../../hooks/use-submit';
import { t } from '../../i18n/translate';
import { confirm } from '../../ui/dialog/confirm';
import { Dialog } from '../../ui/dialog/dialog';
import { FormErrors } from '../../ui/feedback/form-errors';
import { Button, CopyButton } from '../../ui/kit/buttons';
import { Text } from '../../ui/kit/text';
import { Panel } from '../../ui/page/page';
import classes from './master-panes.module.css';

interface ResetPasswordPanelProps {
  userId: number;
  name: string;
}

/** Lets an admin reset another user's password: issues a link, shown once, to pass on to the user. */
export function ResetPasswordPanel({ userId, name }: ResetPasswordPanelProps) {
  const [issued, setIssued] = useState<{ link: string; minutes: number } | null>(null);
  const { submit, busy, formErrors, fieldErrors } = useSubmit(IssuePasswordLinkDocument);

  const issue = async (): Promise<void> => {
    if (!(await confirm(t('masters.resetPassword.ask', { name })))) return;
    const answer = await submit({ input: { userId } });
    if (answer?.link) setIssued({ link: answer.link, minutes: answer.minutes ?? 0 });
  };
  return (
    <Panel title={t('masters.resetPassword')}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('masters.resetPassword.text')}
      </Text>
      <FormErrors formErrors={[...formErrors, ...Object.values(fieldErrors)]} />
      <Button variant="default" loading={busy} onClick={() => void issue()}>
        {t('masters.resetPassword.submit')}
      </Button>
      <Dialog
        title={t('masters.resetPassword.done', { name })}
        opened={issued !== null}
        width={560}
        onClose={() => setIssued(null)}
      >
        <Text size="sm">{t('masters.resetPassword.once', { minutes: issued?.minutes ?? 0 })}</Text>
        <Text component="pre" my="sm" className={classes.secretLink}>
          {issued?.link}
        </Text>
        <CopyButton value={issued?.link ?? ''}>
          {({ copied, copy }) => (
            <Button onClick={copy}>{t(copied ? 'masters.resetPassword.copied' : 'masters.resetPassword.copy')}</Button>
          )}
        </CopyButton>
      </Dialog>
    </Panel>
  );
}
