import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCan } from '../../hooks/use-can';
import { t } from '../../i18n/translate';
import { Dialog } from '../../ui/dialog/dialog';
import { EmptyState } from '../../ui/feedback/empty-state';
import type { WireValues } from '../../ui/inputs/field-definition';
import { Button } from '../../ui/kit/buttons';
import { Group } from '../../ui/kit/layout';
import { Panel } from '../../ui/page/page';
import { type WaitingCommand, WaitingEntries } from '../../ui/row-changes/waiting-entries';
import type { Column } from '../../ui/table/table-column';
import type { MasterDefinition } from './catalogue';
import type { MasterRow } from './documents';
import { askedValues, copiedValues, nameOf } from './fields';
import { MasterList } from './master-list';
import classes from './master-panes.module.css';
import { NewRowForm } from './new-row-form';
import { RowActions } from './row-actions';
import { RowDetails } from './row-details';
import { RowForm } from './row-form';
import { useFocusFirst } from './use-focus-first';
import { useMasterRows } from './use-master-rows';
import { useMeasuredColumns } from './use-measured-columns';

/** What follows a new row: the nozzles of a pump, the dip chart of a tank. */
export interface NextOfRow {
  titleOf: (row: MasterRow) => string;
  /** `original` is the row that the new one was duplicated from. */
  form: (row: MasterRow, onDone: () => void, original: MasterRow | undefined) => ReactNode;
}

interface MasterPanesProps {
  master: MasterDefinition;
  /** Whether the form adds a row when none is chosen. */
  withNew?: boolean;
  /** Below the form of a chosen row; calls back after changing the row itself. */
  belowRow?: (row: MasterRow, onChanged: () => void) => ReactNode;
  /** What is entered of a row right after it was added, in a dialog. */
  next?: NextOfRow;
  /** Instead of the form of a row that nobody changes; nothing for other rows. */
  fixed?: (row: MasterRow) => ReactNode;
  /** The initial values of a new row that starts as a copy of another; those of its fields if omitted. */
  copyOf?: (row: MasterRow) => WireValues;
  /** More columns of the list. */
  columns?: readonly Column<MasterRow>[];
  /** The form gets more width than the list. */
  isFormWide?: boolean;
}

/** Masters whose changes need a reason have their own edit page (specification, section 2). */
const EDIT_PAGES: Readonly<Record<string, string>> = {
  Creditor: '/edit-page/creditor',
  Employee: '/edit-page/employee',
};

/** Masters whose new rows may wait for approval. */
const WAITS: Readonly<Record<string, WaitingCommand>> = {
  Creditor: 'createCreditor',
  Employee: 'createEmployee',
  ProductRate: 'createProductRate',
};

/** The list of a master beside the form, for a new row or the chosen one. */
export function MasterPanes({
  master,
  withNew = false,
  belowRow,
  next,
  fixed,
  copyOf,
  columns = [],
  isFormWide = false,
}: MasterPanesProps) {
  const mayChange = useCan('changes.decide');
  const [search, setSearch] = useState('');
  const [disabledToo, setDisabledToo] = useState(false);
  const [asked] = useSearchParams();
  const [openId, setOpenId] = useState<number | null>(() => Number(asked.get('id')) || null);
  const [reopened, setReopened] = useState(0);
  const measured = useMeasuredColumns(master);
  const list = useMasterRows(master, search, disabledToo);
  const open = list.rows.find(({ id }) => id === openId);
  const [copy, setCopy] = useState<{ values: WireValues; original: MasterRow; count: number } | null>(null);
  const [added, setAdded] = useState<MasterRow | null>(null);
  const form = useFocusFirst(open?.id ?? copy?.count);
  const name = open ? nameOf(master, open) : '';
  const canCopy = open && withNew && (copyOf || Object.keys(copiedValues(master, open)).length > 0);
  const editPage = EDIT_PAGES[master.name];
  const waits = WAITS[master.name];
  const close = (): void => {
    setOpenId(null);
    void list.refetch();
  };
  const startCopy = (row: MasterRow): void => {
    setCopy({ values: copyOf?.(row) ?? copiedValues(master, row), original: row, count: (copy?.count ?? 0) - 1 });
    setOpenId(null);
  };
  const takeAdded = (row: MasterRow | null): void => {
    void list.refetch();
    if (next) setAdded(row);
  };
  const fixedPart = open && fixed?.(open);
  const reopen = async (): Promise<void> => {
    await list.refetch();
    setReopened(reopened + 1);
  };

  return (
    <div className={classes.panes} data-form-wide={isFormWide || undefined}>
      <MasterList
        master={master}
        list={list}
        search={search}
        onSearch={setSearch}
        disabledToo={disabledToo}
        onDisabledToo={setDisabledToo}
        columns={[...measured, ...columns]}
        openId={open?.id}
        onOpen={mayChange && !editPage ? ({ id }) => setOpenId(id) : undefined}
        instead={(row) =>
          copyOf && fixed?.(row) ? [{ label: t('masters.copy'), run: () => startCopy(row) }] : undefined
        }
        rowHref={editPage ? ({ id }) => `${editPage}?id=${id}` : undefined}
      />
      <div ref={form} className={classes.form}>
        {open && (
          <>
            <Panel title={master.updateMutation && !fixedPart ? t('masters.edit', { name }) : name}>
              {canCopy && (
                <Group className={classes.above}>
                  <Button variant="default" onClick={() => startCopy(open)}>
                    {t('masters.copy')}
                  </Button>
                  {fixedPart && (
                    <Button variant="default" onClick={close}>
                      {t('ui.close')}
                    </Button>
                  )}
                </Group>
              )}
              {fixedPart}
              {!fixedPart && master.updateMutation && (
                <RowForm
                  key={`${open.id} ${reopened}`}
                  master={master}
                  row={open}
                  onDone={close}
                  onRefused={list.refetch}
                />
              )}
              {!fixedPart && !master.updateMutation && <RowDetails master={master} row={open} onDone={close} />}
              {!fixedPart && <RowActions master={master} row={open} onDone={close} />}
            </Panel>
            {belowRow?.(open, () => void reopen())}
          </>
        )}
        {!open && withNew && (
          <Panel title={t('masters.new', { label: master.label })}>
            <NewRowForm
              key={copy?.count}
              master={master}
              rows={list.rows}
              row={copy?.values ?? askedValues(master, asked)}
              onAdded={takeAdded}
            />
          </Panel>
        )}
        {waits && !open && withNew && <WaitingEntries command={waits} onDecided={list.refetch} />}
        {next && added && (
          <Dialog title={next.titleOf(added)} opened onClose={() => setAdded(null)}>
            {next.form(
              added,
              () => {
                setAdded(null);
                void list.refetch();
              },
              copy?.original,
            )}
          </Dialog>
        )}
        {!open && !withNew && <EmptyState title={t('masters.choose')} />}
      </div>
    </div>
  );
}
