import { messageData, saidRefusal } from '../../../graphql/rest-call';
import { authorization } from '../../../graphql/session';

/** Its message is the server's, in the user's language. */
export class FileRefused extends Error {}

interface FetchOptions {
  signal?: AbortSignal;
  /** Called with each chunk as it arrives. */
  onPart?: (bytes: Uint8Array) => void;
}

/** Fetches a file with the session token, in chunks. Throws FileRefused if the server refuses. */
export async function fetchFile(address: string, { signal, onPart }: FetchOptions = {}): Promise<Blob> {
  const response = await fetch(address, { headers: { ...authorization(), ...messageData() }, signal });
  if (!response.ok) {
    throw new FileRefused(saidRefusal(await response.json()) ?? '');
  }
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body!.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    onPart?.(read.value);
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
}
