import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { type MessageText, said } from '../../../i18n/translate';
import type { Place } from '../sheet/sheet';
import { problemAt, warningAt } from '../sheet/sheet-findings';
import { useSheet } from '../sheet/sheet-workspace';
import classes from './place-note.module.css';

/** The id by which a cell refers to the note on its problem. */
export const noteIdOf = (place: Place): string => `note-${place.replaceAll(':', '-')}`;

/** The problem of a cell, for marking it as invalid. */
export const useProblemAt = (place: Place): MessageText | undefined => useSheet((state) => problemAt(state, place));

/** The message without its owner, which is shown next to it. */
function sentenceOf(text: MessageText, owner: string): string {
  const message = said(text);
  return message.startsWith(`${owner}: `) ? message.slice(owner.length + 2) : message;
}

/** The problem or warning of a cell; renders nothing if there is none. */
export function PlaceNote({ place, owner }: { place: Place; owner: string }) {
  const problem = useProblemAt(place);
  const warning = useSheet((state) => (problem === undefined ? warningAt(state, place) : undefined));
  const message = problem ?? warning;
  if (message === undefined) return null;
  const Icon = problem === undefined ? IconInfoCircle : IconAlertTriangle;
  return (
    <p id={noteIdOf(place)} className={classes.note} data-kind={problem === undefined ? 'warning' : 'problem'}>
      <Icon size={14} aria-hidden className={classes.icon} />
      {sentenceOf(message, owner)}
    </p>
  );
}
