import { screen } from '@testing-library/react';
import { SetUpAuthenticator } from '../../client/src/features/access/second-factor/set-up-authenticator';
import { loadTexts, t } from '../../client/src/i18n/translate';
import { server } from './support/answers';
import { ready } from './support/form';
import { openComponent } from './support/page';

test('a key whose answer was lost is replaced by another one', async () => {
  await loadTexts(['access']);
  const answers = [null, 'JBSWY3DPEHPK3PXP'];
  server.payloads.startAuthenticator = {
    address: 'otpauth://totp/Station',
    get key() {
      return answers.shift();
    },
  };
  const { user } = openComponent(<SetUpAuthenticator onDone={() => undefined} />);
  await ready('password');
  await user.keyboard('demo-admin{Enter}');
  await screen.findByText('JBSW Y3DP EHPK 3PXP');
  expect(screen.getByLabelText(t('access.twoStep.qr'))).toBeTruthy();
  expect(new Set(server.sent.map(({ key }) => key)).size).toBe(2);
});
