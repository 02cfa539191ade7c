import { refusal } from '../domain/kernel/problem';

/** Throws the database's word that the safe would fall below zero as a refusal, and any other error as it is. */
export function tellNotesNotAvailable(error: unknown): never {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code === '23514' && constraint === 'ck_denomination_available')
    throw refusal('NOTES_NOT_AVAILABLE', 'The safe does not hold these notes any more');
  throw error;
}
