import { useState } from 'react';
import { RenewRecoveryCodesDocument } from '../../../graphql/generated/graphql';
import { useSubmit } from '../../../hooks/use-submit';
import { t } from '../../../i18n/translate';
import { Button } from '../../../ui/kit/buttons';
import { Group } from '../../../ui/kit/layout';
import { Text } from '../../../ui/kit/text';
import { PasswordStep } from './password-step';
import classes from './second-factor.module.css';

/** Recovery codes that were just made. They cannot be shown again. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const save = (): void => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }));
    link.download = 'forecourt-recovery-codes.txt';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <>
      <Text size="sm">{t('access.recoveryCodes.once')}</Text>
      <ol className={classes.codes} aria-label={t('access.recoveryCodes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <Group justify="space-between">
        <Button variant="default" onClick={save} data-autofocus>
          {t('access.recoveryCodes.save')}
        </Button>
        <Button onClick={onClose}>{t('access.recoveryCodes.stored')}</Button>
      </Group>
    </>
  );
}

/** Replaces the recovery codes. */
export function RenewRecoveryCodes({ onRenewed }: { onRenewed: (codes: readonly string[]) => void }) {
  const { submit, busy, fieldErrors, formErrors } = useSubmit(RenewRecoveryCodesDocument);
  const [wasLost, setWasLost] = useState(false);

  const renew = async (password: string): Promise<void> => {
    const answer = await submit({ input: { password } });
    if (answer?.recoveryCodes) onRenewed(answer.recoveryCodes);
    // The answer with the codes was lost; another attempt makes others.
    else setWasLost(answer !== undefined);
  };
  return (
    <PasswordStep
      text={t('access.recoveryCodes.renewText')}
      submitLabel={t('access.recoveryCodes.renew')}
      onSubmit={renew}
      busy={busy}
      error={fieldErrors.password}
      problem={wasLost ? t('access.recoveryCodes.lost') : formErrors[0]}
    />
  );
}
