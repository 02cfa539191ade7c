import { translateLabel } from '../../i18n/translate';

/** The name of an event in the current language; one that an admin added is as typed. */
export const eventLabel = ({ name, event }: { name: string; event?: string | null }): string =>
  event == null ? name : translateLabel(name);
