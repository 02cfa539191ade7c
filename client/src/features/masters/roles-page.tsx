import { useQuery } from '@apollo/client/react';
import { BUILT_IN_ROLES, type BuiltInRole, isRight, rightNames } from '../../../../server/domain/rights';
import { MasterChangedDocument } from '../../graphql/generated/graphql';
import { useRights } from '../../hooks/use-can';
import { useLive } from '../../hooks/use-live';
import { t } from '../../i18n/translate';
import { SkeletonRows } from '../../ui/feedback/loading';
import { RightsInput } from '../../ui/inputs/rights-input';
import { Page, Panel } from '../../ui/page/page';
import type { Column } from '../../ui/table/table-column';
import { type MasterDefinition, useMaster } from './catalogue';
import { documentsOf, type MasterRow } from './documents';
import { SheetActions } from './import/sheet-actions';
import { MasterPanes } from './master-panes';

/** Roles: who has which rights. The built-in ones can be seen and duplicated. */
export function Component() {
  const roles = useMaster('Role');
  const users = useMaster('User');
  return (
    <Page title={t('masters.roles')} help="list" actions={roles && <SheetActions master={roles} />}>
      {roles && users ? <Roles roles={roles} users={users} /> : <SkeletonRows />}
    </Page>
  );
}

const rightsOf = ({ builtIn, rights }: MasterRow): string =>
  builtIn ? [...BUILT_IN_ROLES[builtIn as BuiltInRole]].join(' ') : String(rights ?? '');

function Roles({ roles, users }: { roles: MasterDefinition; users: MasterDefinition }) {
  const own = useRights();
  const { data, refetch } = useQuery(documentsOf(users).list, {
    variables: { search: '', includeDisabled: true },
    fetchPolicy: 'cache-and-network',
  });
  useLive(MasterChangedDocument, () => refetch());
  const usersWith = (role: MasterRow): MasterRow[] => (data?.rows ?? []).filter(({ roleId }) => roleId === role.id);
  const counts: Column<MasterRow>[] = [
    {
      key: 'rights',
      label: t('masters.roles.rights'),
      kind: 'count',
      value: (row) => rightNames(rightsOf(row)).length,
    },
    { key: 'users', label: t('masters.roles.users'), kind: 'count', value: (row) => usersWith(row).length },
  ];
  return (
    <MasterPanes
      master={roles}
      withNew
      isFormWide
      columns={counts}
      fixed={(role) => role.builtIn && <BuiltIn role={role} />}
      copyOf={(role) => ({
        name: t('masters.copyOf', { name: String(role.name) }),
        rights: rightNames(rightsOf(role))
          .filter((right) => isRight(right) && own.has(right))
          .join(' '),
      })}
      belowRow={(role) => <UsersWithRole users={usersWith(role)} />}
    />
  );
}

const BuiltIn = ({ role }: { role: MasterRow }) => (
  <>
    <p>{t('masters.roles.builtIn')}</p>
    <RightsInput label={t('masters.roles.rights')} value={rightsOf(role)} disabled />
  </>
);

const UsersWithRole = ({ users }: { users: readonly MasterRow[] }) => (
  <Panel title={t('masters.roles.usersWith')}>
    {users.length === 0 ? t('masters.roles.nobody') : users.map(({ name }) => String(name)).join(', ')}
  </Panel>
);
