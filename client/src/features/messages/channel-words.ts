import { t } from '../../i18n/translate';
import type { Option } from '../../ui/inputs/match-options';

const CHANNELS = ['MAIL', 'SMS', 'WHATSAPP'] as const;

/** The display name of a channel. */
export function channelWords(channel: string): string {
  const known = CHANNELS.find((each) => each === channel.toUpperCase());
  return known === undefined ? channel : t(`messages.channel.${known}`);
}

export const channelOptions = (): Option[] => CHANNELS.map((value) => ({ value, label: channelWords(value) }));
