import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useId, useRef } from 'react';
import { FILE_TYPES, GREATEST_FILE } from '../../../../../server/domain/stored-file.rules';
import { said, t } from '../../../i18n/translate';
import { Spinner } from '../../../ui/feedback/loading';
import { ActionIcon, Button, FileButton } from '../../../ui/kit/buttons';
import { Input } from '../../../ui/kit/fields';
import { fileSizeText } from './file-size-text';
import classes from './invoice-form.module.css';
import type { InvoiceWorkspace } from './use-invoice-workspace';

/** The scanned invoice: uploaded as soon as it is chosen. Enter skips it, Space opens the file dialog. */
export function InvoiceDocument({ desk }: { desk: InvoiceWorkspace }) {
  const { draft, upload, headerErrors, attach, detach } = desk;
  const choose = useRef<HTMLButtonElement>(null);
  const reset = useRef<() => void>(null);
  const id = useId();
  const file = upload.file ?? draft.document;
  const error = headerErrors.documentId;

  const take = (chosen: File | null): void => {
    if (chosen !== null) attach(chosen);
    // Otherwise the same file could not be chosen again after a correction.
    reset.current?.();
  };
  const remove = (): void => {
    detach();
    choose.current?.focus();
  };
  return (
    <Input.Wrapper
      id={id}
      label={t('stock.invoice.document')}
      labelElement="div"
      description={
        <>
          {t('stock.upload.hint', { most: fileSizeText(GREATEST_FILE) })}{' '}
          <span className={classes.keys}>{t('stock.upload.keys')}</span>
        </>
      }
      error={said(error)}
    >
      <div className={classes.file}>
        <FileButton resetRef={reset} onChange={take} accept={FILE_TYPES.join()}>
          {(props) => (
            <Button
              {...props}
              ref={choose}
              name="documentId"
              variant="default"
              leftSection={<IconPaperclip size={16} />}
              aria-describedby={`${id}-description ${error ? `${id}-error` : ''}`}
              data-enter-stop
              data-hotkey="Space"
            >
              {t(file === null ? 'stock.upload.choose' : 'stock.upload.chooseOther')}
            </Button>
          )}
        </FileButton>
        {file !== null && (
          <span className={classes.chosen}>
            <span>
              {file.name} <small>{fileSizeText(file.size)}</small>
            </span>
            {upload.busy && <Spinner />}
            <ActionIcon onClick={remove} aria-label={t('stock.upload.remove', { name: file.name })}>
              <IconX size={16} />
            </ActionIcon>
          </span>
        )}
      </div>
    </Input.Wrapper>
  );
}
