import { t } from '../../i18n/translate';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Button, CloseButton } from '../../ui/kit/buttons';
import { Switch, TextInput } from '../../ui/kit/fields';
import { Panel } from '../../ui/page/page';
import type { RowChanges } from '../../ui/row-changes/row-changes';
import { DataTable } from '../../ui/table/data-table';
import type { Column } from '../../ui/table/table-column';
import type { MasterDefinition } from './catalogue';
import type { MasterRow } from './documents';
import { columnsOf } from './fields';
import classes from './master-panes.module.css';
import type { MasterRows } from './use-master-rows';

interface MasterListProps {
  master: MasterDefinition;
  list: MasterRows;
  search: string;
  onSearch: (search: string) => void;
  disabledToo: boolean;
  onDisabledToo: (disabledToo: boolean) => void;
  /** After those of the master's definition. */
  columns?: readonly Column<MasterRow>[];
  openId?: number;
  onOpen?: (row: MasterRow) => void;
  rowHref?: (row: MasterRow) => string;
  /** The actions on a row that nobody changes. */
  instead?: RowChanges<MasterRow>['instead'];
}

/** The rows of a master with search and count, optionally with disabled ones. */
export function MasterList({
  master,
  list,
  search,
  onSearch,
  disabledToo,
  onDisabledToo,
  columns = [],
  ...table
}: MasterListProps) {
  const { pluralLabel, enableMutation } = master;
  const label = t('masters.search', { list: pluralLabel });
  const clear = search && <CloseButton size={24} aria-label={t('ui.search.clear')} onClick={() => onSearch('')} />;
  return (
    <Panel>
      <div className={classes.bar}>
        <TextInput
          className={classes.search}
          type="search"
          aria-label={label}
          placeholder={label}
          value={search}
          onChange={({ currentTarget }) => onSearch(currentTarget.value)}
          rightSection={clear}
        />
        {enableMutation && (
          <Switch
            label={t('masters.disabledToo')}
            checked={disabledToo}
            onChange={({ currentTarget }) => onDisabledToo(currentTarget.checked)}
          />
        )}
        <span className={classes.count} aria-live="polite">
          {t('ui.rows', { count: list.rows.length })}
        </span>
      </div>
      <DataTable
        label={pluralLabel}
        columns={[...columnsOf(master, disabledToo), ...columns]}
        rows={list.rows}
        rowKey={({ id }) => id}
        loading={list.loading}
        openKey={table.openId}
        onOpen={table.onOpen}
        changes={{ table: master.table, rowId: ({ id }) => id, instead: table.instead }}
        rowHref={table.rowHref}
        maxHeight="calc(100vh - 220px)"
        empty={<NoRows master={master} failed={list.failed} search={search} onClear={() => onSearch('')} />}
      />
    </Panel>
  );
}

interface NoRowsProps {
  master: MasterDefinition;
  failed: boolean;
  search: string;
  onClear: () => void;
}

function NoRows({ master, failed, search, onClear }: NoRowsProps) {
  if (failed) return <EmptyState title={t('ui.failed.list', { list: master.pluralLabel })} />;
  if (search === '') return <EmptyState title={t('masters.none')} text={t('masters.none.add')} />;
  const clear = (
    <Button variant="default" onClick={onClear}>
      {t('masters.notFound.clear')}
    </Button>
  );
  return <EmptyState title={t('masters.notFound', { search })} action={clear} />;
}
