/** Channels by which a message is sent. */
export const CHANNELS = ['MAIL', 'SMS', 'WHATSAPP'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Contact details of a recipient, as stored in their row. */
export interface Reach {
  mail: string | null;
  /** One number, or several separated by commas. */
  phone: string | null;
}

/** Where a message goes, and by which channel. */
export interface Address {
  channel: Channel;
  to: string;
}

/** Exactly one address, with nothing that could be a second one or another header. */
const ADDRESS = /^[^\s@,;:<>()"']+@[^\s@,;:<>()"']+$/;
const PHONE = /^\+?[0-9]{6,15}$/;

const mailOf = ({ mail }: Reach): string | null => (mail !== null && ADDRESS.test(mail.trim()) ? mail.trim() : null);

/** Returns the first number, without the blanks and dashes that people type. */
function phoneOf({ phone }: Reach): string | null {
  const first = (phone ?? '').split(',')[0]!.replace(/[\s().-]/g, '');
  return PHONE.test(first) ? first : null;
}

/**
 * Chooses the address: mail if there is one, else SMS, unless a channel is given; null if the recipient cannot be
 * reached that way.
 */
export function addressFor(reach: Reach, asked: Channel | null): Address | null {
  const mail = mailOf(reach);
  const phone = phoneOf(reach);
  if (asked === 'MAIL' || (asked === null && mail !== null))
    return mail === null ? null : { channel: 'MAIL', to: mail };
  return phone === null ? null : { channel: asked ?? 'SMS', to: phone };
}
