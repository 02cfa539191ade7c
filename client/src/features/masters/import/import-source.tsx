import { type DragEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SHEET_LIMITS } from '../../../../../server/domain/sheet';
import { type MessageText, t } from '../../../i18n/translate';
import { FormErrors } from '../../../ui/feedback/form-errors';
import { base64Of, SHEET_TYPES, whyTooLarge } from '../../../ui/inputs/sheet-file';
import { Button, FileButton } from '../../../ui/kit/buttons';
import { Textarea } from '../../../ui/kit/fields';
import { Panel } from '../../../ui/page/page';
import type { MasterDefinition } from '../catalogue';
import { givenFieldsOf } from '../fields';
import classes from './import.module.css';
import { type ImportElsewhere, OtherList } from './other-list';
import { type TypedRow, TypedRows } from './typed-rows';
import type { SheetSource } from './use-import-preview';
import { useMasterFile } from './use-master-file';

const FORMATS = ['XLSX', 'CSV'] as const;

interface ImportSourceProps {
  master: MasterDefinition;
  checking: boolean;
  refusal: MessageText | null;
  onGiven: (source: SheetSource) => void;
  onOther: ImportElsewhere;
}

/** Where the rows come from: a chosen or dropped file, a pasted text, or a sheet to type into. */
export function ImportSource({ master, checking, refusal, onGiven, onOther }: ImportSourceProps) {
  const reset = useRef<() => void>(null);
  /** Rows that a link to this page has begun. */
  const begun = (useLocation().state as { rows?: readonly TypedRow[] } | null)?.rows;
  const typed = <TypedRows master={master} begun={begun} checking={checking} onGiven={onGiven} />;
  const [pasted, setPasted] = useState('');
  const [tooLarge, setTooLarge] = useState<ReturnType<typeof whyTooLarge>>(null);
  const [isOver, setIsOver] = useState(false);
  const { busy, save } = useMasterFile(master.name);

  const take = async (file: File | null | undefined): Promise<void> => {
    // Without the reset, choosing the same file again would fire no event.
    reset.current?.();
    if (!file) return;
    const why = whyTooLarge(file);
    setTooLarge(why);
    if (why === null) onGiven({ file: await base64Of(file) });
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    void take(event.dataTransfer.files[0]);
  };
  const errors = tooLarge ? [tooLarge] : refusal === null ? [] : [refusal];

  return (
    <>
      <FormErrors formErrors={errors} className={classes.refusal} />
      <OtherList texts={errors} onOther={onOther} />
      {begun !== undefined && typed}
      <div className={classes.sources}>
        <Panel title={t('masters.import.file')}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a short cut for the button in it */}
          <div
            className={classes.drop}
            data-over={isOver || undefined}
            onDragOver={(event) => {
              event.preventDefault();
              setIsOver(true);
            }}
            onDragLeave={() => setIsOver(false)}
            onDrop={drop}
          >
            <FileButton resetRef={reset} onChange={(file) => void take(file)} accept={SHEET_TYPES}>
              {(props) => (
                <Button {...props} data-autofocus loading={checking}>
                  {t('masters.import.choose')}
                </Button>
              )}
            </FileButton>
            <p className={classes.hint}>
              {t('masters.import.file.text', {
                megabytes: SHEET_LIMITS.megabytes,
                rows: SHEET_LIMITS.rows.toLocaleString('en-IN'),
              })}
            </p>
          </div>
          <p className={classes.templates}>
            {t('masters.import.template')}
            {FORMATS.map((format) => (
              <Button
                key={format}
                variant="subtle"
                size="compact-xs"
                loading={busy}
                onClick={() => void save(format, true)}
              >
                {format}
              </Button>
            ))}
          </p>
        </Panel>
        <Panel title={t('masters.import.paste')}>
          <Textarea
            label={t('masters.import.paste.label')}
            description={t('masters.import.paste.text')}
            value={pasted}
            onChange={({ currentTarget }) => setPasted(currentTarget.value)}
            onPaste={(event) => {
              // Rows that are pasted into an empty field are complete.
              const text = event.clipboardData.getData('text');
              if (pasted.trim() === '' && text.includes('\n')) onGiven({ text });
            }}
            rows={6}
            spellCheck={false}
            classNames={{ input: classes.pasted }}
          />
          <Button
            mt="sm"
            variant="default"
            disabled={pasted.trim() === ''}
            loading={checking}
            onClick={() => onGiven({ text: pasted })}
          >
            {t('masters.import.check')}
          </Button>
        </Panel>
      </div>
      {begun === undefined && typed}
      <Panel title={t('masters.import.columns')}>
        <dl className={classes.columns}>
          {givenFieldsOf(master).map(
            ({ name, label, required, isProposed, isAsked, options, hint, default: standard }) => (
              <div key={name}>
                <dt>
                  {label}
                  {((required && standard == null) || isAsked) && (
                    <span className={classes.required}>
                      {' '}
                      {t(isProposed ? 'masters.import.proposedIfEmpty' : 'masters.import.required')}
                    </span>
                  )}
                </dt>
                <dd>{[options.map((option) => option.label).join(' / '), hint].filter(Boolean).join('. ')}</dd>
              </div>
            ),
          )}
        </dl>
        <p className={classes.hint}>{t('masters.import.keeps')}</p>
      </Panel>
    </>
  );
}
