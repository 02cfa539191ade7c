import type { ReactNode } from 'react';
import { t } from '../../i18n/translate';
import { SavedState } from '../../outbox/saved-state';
import { EnterFlow } from '../dialog/enter-flow';
import { FormErrors } from '../feedback/form-errors';
import { Button } from '../kit/buttons';
import { Group } from '../kit/layout';
import classes from './document-form.module.css';
import type { DocumentFormState } from './use-document-form';

interface DocumentFieldsProps {
  form: DocumentFormState<never>;
  onSave: () => Promise<void>;
  /** Enter on the last field, if it does not save yet. */
  onEnd?: () => void;
  children: ReactNode;
}

/** The fields of a document in a grid with as many columns as fit; form errors above. */
export const DocumentFields = ({ form, onSave, onEnd, children }: DocumentFieldsProps) => (
  <>
    <FormErrors formErrors={form.formErrors} />
    <EnterFlow onSave={() => void onSave()} onEnd={onEnd} enterSaves={form.isAsked} className={classes.fields}>
      {children}
    </EnterFlow>
  </>
);

interface DocumentFormProps extends Omit<DocumentFieldsProps, 'onEnd'> {
  saveLabel?: string;
  /** Values calculated from the fields, below them. */
  facts?: ReactNode;
  /** Next to the buttons: `PaymentNotes` for cash movements. */
  notes?: ReactNode;
  className?: string;
}

/** A form for one document (`useDocumentForm`): its fields, calculated values and buttons. */
export const DocumentForm = (props: DocumentFormProps) => {
  const { form, onSave, saveLabel = t('ui.save'), facts, notes, className, children } = props;
  return (
    <div ref={form.root} className={className}>
      <DocumentFields form={form} onSave={onSave}>
        {children}
      </DocumentFields>
      {facts}
      <div className={classes.foot}>
        {notes}
        <Group gap="sm" wrap="nowrap" className={classes.buttons}>
          <Button variant="default" onClick={form.clear} disabled={form.busy}>
            {t('ui.clear')}
          </Button>
          <Button onClick={() => void onSave()} loading={form.busy} data-hotkey="Ctrl+Enter">
            {saveLabel}
          </Button>
        </Group>
      </div>
      {form.kept && <SavedState kept={form.kept} onGoOn={form.focusFirst} />}
    </div>
  );
};
