/** How a message goes. */
export const CHANNELS = ['MAIL', 'SMS', 'WHATSAPP'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Where somebody can be reached, as it stands in their own row. */
export interface Reach {
  mail: string | null;
  /** One number, or several with commas between. */
  phone: string | null;
}

/** Where a message goes and by which channel. */
export interface Address {
  channel: Channel;
  to: string;
}

/** One address and nothing that could be a second one or another header. */
const ADDRESS = /^[^\s@,;:<>()"']+@[^\s@,;:<>()"']+$/;
const PHONE = /^\+?[0-9]{6,15}$/;

const mailOf = ({ mail }: Reach): string | null => (mail !== null && ADDRESS.test(mail.trim()) ? mail.trim() : null);

/** The first of the numbers, without the blanks and dashes that people write in them. */
function phoneOf({ phone }: Reach): string | null {
  const first = (phone ?? '').split(',')[0]!.replace(/[\s().-]/g, '');
  return PHONE.test(first) ? first : null;
}

/** By mail where there is an address, else by SMS, unless a channel is asked for; null: this way nobody is reached. */
export function addressOf(reach: Reach, asked: Channel | null): Address | null {
  const mail = mailOf(reach);
  const phone = phoneOf(reach);
  if (asked === 'MAIL' || (asked === null && mail !== null))
    return mail === null ? null : { channel: 'MAIL', to: mail };
  return phone === null ? null : { channel: asked ?? 'SMS', to: phone };
}
