import { useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { FILE_TYPES, PICTURE_TYPES } from '../../../../server/domain/stored-file.rules';
import { PersonFilesDocument, type PersonFilesQuery, SetPersonFileDocument } from '../../graphql/generated/graphql';
import { useSubmit } from '../../hooks/use-submit';
import { t } from '../../i18n/translate';
import { confirm } from '../dialog/confirm';
import { toastFailure, toastSuccess } from '../feedback/toast';
import { showFile } from '../inputs/show-file';
import { uploadFile } from '../inputs/upload-file';
import { Button, FileButton } from '../kit/buttons';
import { Anchor } from '../kit/text';
import classes from './person-files.module.css';
import { PersonPicture } from './person-picture';

type Kept = PersonFilesQuery['personFiles']['picture'];

interface PersonFilesProps {
  /** An employee's or a user's id. */
  person: { employeeId: number } | { userId: number };
  /** The person's name. */
  name: string;
  maySetPicture: boolean;
  maySetDocument: boolean;
  /** Shows the document to a reader who may not set it. */
  showsDocument?: boolean;
}

const TYPES = {
  PICTURE: PICTURE_TYPES,
  DOCUMENT: FILE_TYPES,
} as const;

/** A person's picture and document: displayed, and replaced or removed by users with the right. */
export function PersonFiles({
  person,
  name,
  maySetPicture,
  maySetDocument,
  showsDocument = maySetDocument,
}: PersonFilesProps) {
  const { data, refetch } = useQuery(PersonFilesDocument, { variables: person, fetchPolicy: 'cache-and-network' });
  const files = data?.personFiles;
  if (files === undefined) return null;
  const changed = (): void => void refetch();
  return (
    <div className={classes.files}>
      <PersonFile
        kind="PICTURE"
        kept={files.picture}
        person={person}
        name={name}
        changed={changed}
        maySet={maySetPicture}
      />
      {showsDocument && (
        <PersonFile
          kind="DOCUMENT"
          kept={files.document}
          person={person}
          name={name}
          changed={changed}
          maySet={maySetDocument}
        />
      )}
    </div>
  );
}

interface PersonFileProps extends Pick<PersonFilesProps, 'person' | 'name'> {
  kind: keyof typeof TYPES;
  kept: Kept;
  maySet: boolean;
  changed: () => void;
}

function PersonFile({ kind, kept, person, name, maySet, changed }: PersonFileProps) {
  const reset = useRef<() => void>(null);
  const [uploading, setUploading] = useState(false);
  const { submit, busy } = useSubmit(SetPersonFileDocument);
  const label = t(kind === 'PICTURE' ? 'ui.files.picture' : 'ui.files.document');
  const hint = t(kind === 'PICTURE' ? 'ui.files.picture.hint' : 'ui.files.document.hint');

  const write = async (fileId: string | null, done: string): Promise<void> => {
    if (!(await submit({ input: { ...person, kind, fileId } }))) return;
    toastSuccess(done);
    changed();
  };
  const take = async (chosen: File | null): Promise<void> => {
    // Without the reset, choosing the same file again would fire no event.
    reset.current?.();
    if (chosen === null) return;
    setUploading(true);
    const answer = await uploadFile(chosen, new AbortController().signal, TYPES[kind]);
    if (answer.ok) await write(answer.fileId, t('ui.files.kept', { file: chosen.name }));
    else toastFailure(answer.message);
    setUploading(false);
  };
  const remove = async ({ name: file }: NonNullable<Kept>): Promise<void> => {
    if (await confirm(t('ui.files.remove.ask', { file }), { danger: true }))
      await write(null, t('ui.files.removed', { file }));
  };

  return (
    <div className={classes.file}>
      {kind === 'PICTURE' && kept && <PersonPicture fileId={kept.fileId} name={name} />}
      <div className={classes.words}>
        <div className={classes.label}>{label}</div>
        {kept ? (
          <Anchor
            component="button"
            type="button"
            size="sm"
            aria-label={t('ui.files.show', { file: kept.name })}
            onClick={() => void showFile(kept.name, `/api/v1/file/${kept.fileId}`)}
          >
            {kept.name}
          </Anchor>
        ) : (
          <span className={classes.hint}>{maySet ? hint : t('ui.files.none')}</span>
        )}
      </div>
      {maySet && (
        <FileButton resetRef={reset} onChange={(chosen) => void take(chosen)} accept={TYPES[kind].join()}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              loading={uploading || busy}
              aria-label={`${label}: ${t(kept ? 'ui.files.replace' : 'ui.files.choose')}`}
            >
              {t(kept ? 'ui.files.replace' : 'ui.files.choose')}
            </Button>
          )}
        </FileButton>
      )}
      {maySet && kept && (
        <Button variant="default" color="red" onClick={() => void remove(kept)}>
          {t('ui.files.remove')}
        </Button>
      )}
    </div>
  );
}
