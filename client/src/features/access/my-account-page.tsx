import { useQuery } from '@apollo/client/react';
import { Stack } from '@mantine/core';
import { MyAccountDocument, type MyAccountQuery } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import { SkeletonRows } from '../../ui/loading';
import { Page, Panel } from '../../ui/page';
import { ChangePasswordForm } from './change-password-form';
import classes from './my-account-page.module.css';
import { SessionTable } from './session-table';

/** Who is logged in, from where, and with which password. */
export function Component() {
  const { data, refetch } = useQuery(MyAccountDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <Page title={t('access.account')} narrow>
      {data ? (
        <Stack>
          <Panel title={t('access.account.you')}>
            <Details me={data.me} />
          </Panel>
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
    [t('access.rights'), t(me.isAdmin ? 'access.rights.admin' : 'access.rights.staff')],
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
