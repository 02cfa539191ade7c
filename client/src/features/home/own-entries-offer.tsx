import { useQuery } from '@apollo/client/react';
import { OWN_ENTRY_MINUTES } from '../../../../server/domain/change-request.rules';
import { RowToChangeDocument } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import { Button } from '../../ui/kit/buttons';
import type { RowToChange } from '../../ui/row-changes/change-fields';
import { PERMISSION } from '../../ui/row-changes/row-changes';
import { useSendChange } from '../../ui/row-changes/use-send-change';
import classes from './setup-guide.module.css';

/** The line of the approval policy by which staff change their own entries of the last minutes. */
const LINE = 'ownEntries';

/** Offers to let staff undo their own new entries, as long as only admins may. */
export function OwnEntriesOffer() {
  const { data } = useQuery(RowToChangeDocument, {
    variables: { table: 'station_setting', rowId: 1 },
    fetchPolicy: 'cache-and-network',
  });
  const row = data?.changeableRow;
  const isForAdmins = row?.fields.some(({ name, value }) => name === LINE && value === 'ADMINS');
  return row && isForAdmins ? <Offer row={row} /> : null;
}

function Offer({ row }: { row: RowToChange }) {
  const { send, busy } = useSendChange(row);
  const allow = (): void => {
    const changes = [{ field: LINE, value: 'ALLOWED' }];
    void send({ permission: PERMISSION.MODIFY, changes, comment: t('setup.ownEntries.comment') }, row.version);
  };
  return (
    <div className={classes.offer}>
      <p className={classes.state}>{t('setup.ownEntries', { minutes: OWN_ENTRY_MINUTES })}</p>
      <Button variant="default" loading={busy} onClick={allow}>
        {t('setup.ownEntries.allow')}
      </Button>
    </div>
  );
}
