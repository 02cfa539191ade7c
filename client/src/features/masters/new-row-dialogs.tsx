import { useApolloClient } from '@apollo/client/react';
import { t } from '../../i18n/translate';
import { Dialog } from '../../ui/dialog/dialog';
import type { NewRowRequest } from '../../ui/dialog/new-row';
import { SkeletonRows } from '../../ui/feedback/loading';
import { type MasterDefinition, useCatalogue } from './catalogue';
import type { MasterRow } from './documents';
import { nameOf } from './fields';
import { NewRowForm } from './new-row-form';

/** The forms of `addNewRow`, one over the other. */
export default function NewRowDialogs({ requests }: { requests: readonly NewRowRequest[] }) {
  const catalogue = useCatalogue();
  return requests.map((request, index) => {
    const master = catalogue?.find(({ name }) => name === request.master);
    return (
      <Dialog
        // biome-ignore lint/suspicious/noArrayIndexKey: a form is its place among the open ones
        key={index}
        title={master ? t('masters.new', { label: master.label }) : t('ui.loading')}
        opened
        onClose={() => request.answer(null)}
      >
        {master ? <NewRow master={master} request={request} /> : <SkeletonRows rows={4} />}
      </Dialog>
    );
  });
}

function NewRow({ master, request: { typed, row, answer } }: { master: MasterDefinition; request: NewRowRequest }) {
  const client = useApolloClient();
  const added = async (saved: MasterRow | null): Promise<void> => {
    // The choice, and all else that depends on its list.
    await client.refetchQueries({ include: 'active' }).catch((error: unknown) => console.warn('Not refetched', error));
    answer(saved && { id: saved.id, label: nameOf(master, saved) });
  };
  return (
    <NewRowForm
      master={master}
      rows={[]}
      row={{ [master.title]: typed, ...row }}
      onAdded={(saved) => void added(saved)}
      onCancel={() => answer(null)}
    />
  );
}
