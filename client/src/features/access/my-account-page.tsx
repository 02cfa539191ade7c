import { useQuery } from '@apollo/client/react';
import { MyAccountDocument, type MyAccountQuery } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import { SkeletonRows } from '../../ui/feedback/loading';
import { Stack } from '../../ui/kit/layout';
import { Text } from '../../ui/kit/text';
import { Page, Panel } from '../../ui/page/page';
import { PersonFiles } from '../../ui/person-files/person-files';
import { roleName } from '../../ui/text/role-name';
import { showInstant } from '../../ui/text/show-time';
import { ChangePasswordForm } from './change-password-form';
import classes from './my-account-page.module.css';
import { SecondFactorPanel } from './second-factor/second-factor-panel';
import { SessionTable } from './session-table';

/** The current user: second factor, sessions, devices and password. */
export function Component() {
  const { data, refetch } = useQuery(MyAccountDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Page title={t('access.account')} narrow>
      {data ? (
        <Stack>
          <Panel title={t('access.account.you')}>
            <Details me={data.me} />
            <PersonFiles
              person={{ userId: data.me.userId }}
              name={data.me.name}
              maySetPicture
              maySetDocument={data.me.rights.includes('users.manage')}
              showsDocument
            />
          </Panel>
          {data.myPasswordLinks.length > 0 && (
            <Panel title={t('access.links')}>
              <PasswordLinks links={data.myPasswordLinks} />
            </Panel>
          )}
          <SecondFactorPanel state={data.mySecondFactor} onChanged={() => void refetch()} />
          <Panel title={t('access.sessions')}>
            <SessionTable sessions={data.mySessions} onEnded={() => void refetch()} />
          </Panel>
          <Panel title={t('access.changePassword')}>
            <ChangePasswordForm email={data.me.email} onChanged={() => void refetch()} />
          </Panel>
        </Stack>
      ) : (
        <SkeletonRows />
      )}
    </Page>
  );
}

function Details({ me }: { me: MyAccountQuery['me'] }) {
  const lines = [
    [t('access.name'), me.name],
    [t('access.email'), me.email],
    [t('access.phone'), me.phoneNo],
    [t('access.address'), me.address],
    [t('access.rights'), roleName(me.role)],
  ];
  return (
    <dl className={classes.details}>
      {lines.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Lists who was shown a password link of this account, so that its user notices every reset. */
const PasswordLinks = ({ links }: { links: MyAccountQuery['myPasswordLinks'] }) => (
  <>
    <Text size="sm" c="dimmed" mb="xs">
      {t('access.links.text')}
    </Text>
    <dl className={classes.details}>
      {links.map(({ at, by }) => (
        <div key={at}>
          <dt>{showInstant(at)}</dt>
          <dd>{by ?? t('access.links.server')}</dd>
        </div>
      ))}
    </dl>
  </>
);
