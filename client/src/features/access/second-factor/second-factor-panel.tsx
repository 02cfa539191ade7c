import { useState } from 'react';
import { type MyAccountQuery, TurnOffSecondFactorDocument } from '../../../graphql/generated/graphql';
import { useSubmit } from '../../../hooks/use-submit';
import { t } from '../../../i18n/translate';
import { Dialog } from '../../../ui/dialog/dialog';
import { Button } from '../../../ui/kit/buttons';
import { Group } from '../../../ui/kit/layout';
import { Anchor, Text } from '../../../ui/kit/text';
import { Panel } from '../../../ui/page/page';
import { showInstant } from '../../../ui/text/show-time';
import classes from '../my-account-page.module.css';
import { AddPasskey, addressForPasskeys, canAddPasskey, RemovePasskey } from './add-passkey';
import { PasswordStep } from './password-step';
import { RecoveryCodes, RenewRecoveryCodes } from './recovery-codes';
import { SetUpAuthenticator } from './set-up-authenticator';

type Step = 'setUp' | 'passkey' | 'renew' | 'turnOff';

interface SecondFactorPanelProps {
  state: MyAccountQuery['mySecondFactor'];
  onChanged: () => void;
}

/** The user's second step at log-in: authenticator app and recovery codes. */
export function SecondFactorPanel({ state, onChanged }: SecondFactorPanelProps) {
  const [step, setStep] = useState<Step | null>(null);
  const [removed, setRemoved] = useState<number | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = (): void => setStep(null);
  const finish = (made: readonly string[] | null): void => {
    setStep(null);
    setRemoved(null);
    setCodes(made);
    onChanged();
  };
  const open = (to: Step, label: string) => (
    <Button variant="default" onClick={() => setStep(to)}>
      {label}
    </Button>
  );

  return (
    <Panel title={t('access.twoStep')}>
      <Text size="sm" c="dimmed" mb="sm">
        {t(state.isOn ? 'access.twoStep.isOn' : 'access.twoStep.isOff')}{' '}
        {state.isRequired && t('access.twoStep.required')}
      </Text>
      {state.isOn && <State state={state} onRemove={setRemoved} />}
      <Group gap="sm">
        {open('setUp', t(state.authenticatorSince ? 'access.twoStep.replace' : 'access.twoStep.setUp'))}
        {canAddPasskey(state.passkeyHost) && open('passkey', t('access.passkeys.add'))}
        {state.isOn && open('renew', t('access.recoveryCodes.renew'))}
        {state.isOn && !state.isRequired && open('turnOff', t('access.twoStep.turnOff'))}
      </Group>
      {!canAddPasskey(state.passkeyHost) && (
        <Text size="sm" c="dimmed" mt="sm">
          <PasskeysElsewhere host={state.passkeyHost} />
        </Text>
      )}
      <Dialog title={t('access.twoStep.app')} opened={step === 'setUp'} onClose={close}>
        <SetUpAuthenticator onDone={finish} />
      </Dialog>
      <Dialog title={t('access.passkeys.add')} opened={step === 'passkey'} onClose={close}>
        <AddPasskey onDone={finish} />
      </Dialog>
      <Dialog title={t('access.passkeys.remove')} opened={removed !== null} onClose={() => setRemoved(null)}>
        <RemovePasskey passkeyId={removed ?? 0} onDone={() => finish(null)} />
      </Dialog>
      <Dialog title={t('access.recoveryCodes.renew')} opened={step === 'renew'} onClose={close}>
        <RenewRecoveryCodes onRenewed={finish} />
      </Dialog>
      <Dialog title={t('access.twoStep.turnOff')} opened={step === 'turnOff'} onClose={close}>
        <TurnOff onDone={() => finish(null)} />
      </Dialog>
      <Dialog title={t('access.recoveryCodes')} opened={codes !== null} onClose={() => setCodes(null)}>
        <RecoveryCodes codes={codes ?? []} onClose={() => setCodes(null)} />
      </Dialog>
    </Panel>
  );
}

/** A passkey belongs to a host name, which an IP address is not. */
function PasskeysElsewhere({ host }: { host: string | null | undefined }) {
  const address = addressForPasskeys(host);
  if (address === null) return t('access.passkeys.notHere');
  return (
    <>
      {t('access.passkeys.localhost')}{' '}
      <Anchor href={address} underline="always">
        {address}
      </Anchor>
    </>
  );
}

interface StateProps extends Pick<SecondFactorPanelProps, 'state'> {
  onRemove: (passkeyId: number) => void;
}

const State = ({ state: { authenticatorSince, recoveryCodesLeft, passkeys }, onRemove }: StateProps) => (
  <dl className={classes.details} style={{ marginBottom: 12 }}>
    {authenticatorSince && (
      <div>
        <dt>{t('access.twoStep.app')}</dt>
        <dd>{t('access.twoStep.since', { at: showInstant(authenticatorSince) })}</dd>
      </div>
    )}
    {passkeys.map(({ passkeyId, name, createdAt }) => (
      <div key={passkeyId}>
        <dt>{t('access.passkeys.one', { name })}</dt>
        <dd>
          {t('access.twoStep.since', { at: showInstant(createdAt) })}{' '}
          <Button
            variant="default"
            size="compact-sm"
            aria-label={t('access.passkeys.removeOf', { name })}
            onClick={() => onRemove(passkeyId)}
          >
            {t('access.passkeys.removeShort')}
          </Button>
        </dd>
      </div>
    ))}
    <div>
      <dt>{t('access.recoveryCodes')}</dt>
      <dd>{t('access.recoveryCodes.left', { count: recoveryCodesLeft })}</dd>
    </div>
  </dl>
);

function TurnOff({ onDone }: { onDone: () => void }) {
  const { submit, busy, fieldErrors, formErrors } = useSubmit(TurnOffSecondFactorDocument, {
    success: () => t('access.twoStep.turnedOff'),
  });
  const turnOff = async (password: string): Promise<void> => {
    if (await submit({ input: { password } })) onDone();
  };
  return (
    <PasswordStep
      text={t('access.twoStep.turnOffText')}
      submitLabel={t('access.twoStep.turnOff')}
      onSubmit={turnOff}
      busy={busy}
      error={fieldErrors.password}
      problem={formErrors[0]}
    />
  );
}
