import { useEffect, useState } from 'react';
import { authorization } from '../../graphql/session';

/** A stored picture as a URL for an image; null until it is loaded. It is fetched with the session token. */
export function useStoredPicture(fileId: string): string | null {
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
  return url;
}

async function pictureOf(fileId: string, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(`/api/v1/file/${fileId}`, { headers: authorization(), signal });
  if (!response.ok) throw new TypeError(`${response.status} for the picture ${fileId}`);
  return response.blob();
}
