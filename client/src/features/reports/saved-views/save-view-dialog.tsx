import { savedViewRules } from '../../../../../server/domain/saved-view.rules';
import { SaveViewDocument } from '../../../graphql/generated/graphql';
import { useCan } from '../../../hooks/use-can';
import { useSentKey } from '../../../hooks/use-sent-key';
import { useSubmit } from '../../../hooks/use-submit';
import { t } from '../../../i18n/translate';
import { Dialog } from '../../../ui/dialog/dialog';
import { EntryForm } from '../../../ui/form/entry-form';
import type { FieldDefinition } from '../../../ui/inputs/field-definition';

interface SaveViewDialogProps {
  route: string;
  search: string;
  /** The name of the user's current view: saving under the same name overwrites it. */
  name: string;
  shared: boolean;
  onSaved: () => void;
  onClose: () => void;
}

/** Asks for a view's name, and an admin whether to share it with everyone. */
export default function SaveViewDialog({ route, search, name, shared, onSaved, onClose }: SaveViewDialogProps) {
  const mayShare = useCan('views.share');
  const { submit, busy, fieldErrors, formErrors } = useSubmit(SaveViewDocument, {
    success: () => t('reports.views.done'),
    sent: useSentKey('save-view'),
  });
  const save = async (values: Readonly<Record<string, unknown>>): Promise<boolean> => {
    const input = { route, search, name: String(values.name ?? ''), shared: values.shared === true };
    if ((await submit({ input })) === undefined) return false;
    onSaved();
    onClose();
    return true;
  };
  return (
    <Dialog title={t('reports.views.save')} opened onClose={onClose} width={420} boxOnPhone>
      <EntryForm
        fields={fieldsFor(mayShare)}
        row={{ name, shared }}
        onSubmit={save}
        onCancel={onClose}
        busy={busy}
        fieldErrors={fieldErrors}
        formErrors={formErrors}
      />
    </Dialog>
  );
}

const fieldsFor = (mayShare: boolean): FieldDefinition[] => [
  { ...savedViewRules.name, name: 'name', label: t('reports.views.name') },
  ...(mayShare
    ? [{ name: 'shared', label: t('reports.views.share'), kind: 'flag', required: false, message: '' } as const]
    : []),
];
