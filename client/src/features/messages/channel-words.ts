import { t } from '../../i18n/translate';
import type { Option } from '../../ui/inputs/match-options';

const CHANNELS = ['MAIL', 'SMS', 'WHATSAPP'] as const;

/** A channel as the server names it, in words. */
export function channelWords(channel: string): string {
  const known = CHANNELS.find((each) => each === channel.toUpperCase());
  return known === undefined ? channel : t(`messages.channel.${known}`);
}

export const channelOptions = (): Option[] => CHANNELS.map((value) => ({ value, label: channelWords(value) }));
