import { useEffect, useState } from 'react';
import { authorization } from '../../graphql/session';
import { t } from '../../i18n/translate';
import classes from './person-files.module.css';

/** A person's picture, fetched with the session token; its URL alone does not work. */
export function PersonPicture({ fileId, name }: { fileId: string; name: string }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    let made: string | null = null;
    pictureOf(fileId, stop.signal)
      .then((picture) => {
        if (stop.signal.aborted) return;
        made = URL.createObjectURL(picture);
        setUrl(made);
      })
      .catch((error: unknown) => {
        if (!stop.signal.aborted) console.warn('The picture could not be loaded', error);
      });
    return () => {
      stop.abort();
      setUrl(null);
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [fileId]);
  const label = t('ui.files.pictureOf', { name });
  return url === null ? (
    <span className={classes.picture} role="img" aria-label={label} />
  ) : (
    <img className={classes.picture} src={url} alt={label} />
  );
}

async function pictureOf(fileId: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(`/api/v1/file/${fileId}`, { headers: authorization(), signal });
  if (!response.ok) throw new TypeError(`${response.status} for the picture ${fileId}`);
  return response.blob();
}
