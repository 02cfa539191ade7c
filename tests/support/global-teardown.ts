import { SERVER_FOLDER } from './database';
import { removeTestServer } from './test-server';

export default function globalTeardown(): void {
  const dir = process.env[SERVER_FOLDER];
  if (dir) removeTestServer(dir);
}
