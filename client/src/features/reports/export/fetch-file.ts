import { readToken } from '../../../graphql/session';

/** In the server's own words. */
export class FileRefused extends Error {}

interface FetchOptions {
  signal?: AbortSignal;
  /** Each part as it arrives. */
  onPart?: (bytes: Uint8Array) => void;
}

/** Fetches a file with the log-in, part by part. Throws FileRefused where the server does not give it. */
export async function fetchFile(address: string, { signal, onPart }: FetchOptions = {}): Promise<Blob> {
  const response = await fetch(address, { headers: { authorization: `Bearer ${readToken() ?? ''}` }, signal });
  if (!response.ok) {
    const { msg } = (await response.json()) as { msg: string };
    throw new FileRefused(msg);
  }
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body!.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    onPart?.(read.value);
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}
