import { useQuery } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { PICTURE_TYPES } from '../../../../server/domain/stored-file.rules';
import { SetStationLogoDocument, StationLogoDocument } from '../../graphql/generated/graphql';
import { useSubmit } from '../../hooks/use-submit';
import { t } from '../../i18n/translate';
import { confirm } from '../../ui/dialog/confirm';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast';
import { uploadFile } from '../../ui/inputs/upload-file';
import { Button, FileButton } from '../../ui/kit/buttons';
import { useStoredPicture } from '../../ui/person-files/use-stored-picture';
import classes from './station-logo.module.css';

/** The station's logo, printed on its papers: shown, replaced or removed at once. */
export function StationLogo() {
  const { data, refetch } = useQuery(StationLogoDocument, { fetchPolicy: 'cache-and-network' });
  const reset = useRef<() => void>(null);
  const [uploading, setUploading] = useState(false);
  const { submit, busy } = useSubmit(SetStationLogoDocument);
  const logo = data?.stationLogo;

  const write = async (fileId: string | null, done: string): Promise<void> => {
    if (!(await submit({ input: { fileId } }))) return;
    toastSuccess(done);
    void refetch();
  };
  const take = async (chosen: File | null): Promise<void> => {
    // Without the reset, choosing the same file again would fire no event.
    reset.current?.();
    if (chosen === null) return;
    setUploading(true);
    const answer = await uploadFile(chosen, new AbortController().signal, PICTURE_TYPES);
    if (answer.ok) await write(answer.fileId, t('ui.files.kept', { file: chosen.name }));
    else toastFailure(answer.message);
    setUploading(false);
  };
  const remove = async (file: string): Promise<void> => {
    if (await confirm(t('ui.files.remove.ask', { file }), { danger: true }))
      await write(null, t('ui.files.removed', { file }));
  };

  return (
    <div className={classes.logo}>
      {logo && <LogoImage key={logo.fileId} fileId={logo.fileId} />}
      <div className={classes.words}>
        <div className={classes.label}>{t('settings.logo')}</div>
        <div className={classes.hint}>{logo?.name ?? t('ui.files.picture.hint')}</div>
      </div>
      <FileButton resetRef={reset} onChange={(chosen) => void take(chosen)} accept={PICTURE_TYPES.join()}>
        {(props) => (
          <Button
            {...props}
            variant="default"
            loading={uploading || busy}
            aria-label={`${t('settings.logo')}: ${t(logo ? 'ui.files.replace' : 'ui.files.choose')}`}
          >
            {t(logo ? 'ui.files.replace' : 'ui.files.choose')}
          </Button>
        )}
      </FileButton>
      {logo && (
        <Button variant="default" color="red" onClick={() => void remove(logo.name)}>
          {t('ui.files.remove')}
        </Button>
      )}
    </div>
  );
}

function LogoImage({ fileId }: { fileId: string }) {
  const url = useStoredPicture(fileId);
  return url === null ? (
    <span className={classes.image} />
  ) : (
    <img className={classes.image} src={url} alt={t('settings.logo')} />
  );
}
