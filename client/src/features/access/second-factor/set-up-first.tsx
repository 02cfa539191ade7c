import { useState } from 'react';
import { useSession } from '../../../hooks/use-session';
import { t } from '../../../i18n/translate';
import { Stack } from '../../../ui/kit/layout';
import { Anchor, Text } from '../../../ui/kit/text';
import { OpenPage } from '../open-page';
import openPage from '../open-page.module.css';
import { RecoveryCodes } from './recovery-codes';
import { SetUpAuthenticator } from './set-up-authenticator';

/** The only page of a user who must set up a second factor first. */
export default function SetUpFirst() {
  const { signOut } = useSession();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  // Everything was refused until now, so everything is loaded again.
  const finish = (): void => location.reload();
  if (codes !== null) {
    return (
      <OpenPage title={t('access.recoveryCodes')}>
        <RecoveryCodes codes={codes} onClose={finish} />
      </OpenPage>
    );
  }
  return (
    <OpenPage title={t('access.twoStep')}>
      <Stack>
        <Text size="sm">{t('access.twoStep.first')}</Text>
        <SetUpAuthenticator hasLoggedIn onDone={(made) => (made === null ? finish() : setCodes(made))} />
        <Anchor component="button" type="button" size="sm" className={openPage.beside} onClick={signOut}>
          {t('access.twoStep.logOut')}
        </Anchor>
      </Stack>
    </OpenPage>
  );
}
