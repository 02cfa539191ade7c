import type { Paise } from './kernel/money';

/** A name and a handle: gopal.filling@sbi */
const UPI_ADDRESS = /^[a-z0-9][a-z0-9._-]{1,254}@[a-z][a-z0-9]{1,63}$/i;

export const isUpiAddress = (text: string): boolean => UPI_ADDRESS.test(text);

/** The payee's reference takes letters and digits. */
const LONGEST_REFERENCE = 35;
const LONGEST_NAME = 50;

/** A payment that a document asks for. */
export interface UpiPayment {
  address: string;
  payee: string;
  amount: Paise;
  /** The number of the document. */
  reference: string;
}

/** The address that a UPI app reads from a code, by NPCI's linking specification: amounts in rupees with two decimals. */
export function upiUri({ address, payee, amount, reference }: UpiPayment): string {
  const fields = {
    pn: [...payee].slice(0, LONGEST_NAME).join(''),
    am: `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`,
    cu: 'INR',
    tr: reference.replace(/[^a-z0-9]/gi, '').slice(0, LONGEST_REFERENCE),
    tn: reference.slice(0, LONGEST_NAME),
  };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `upi://pay?pa=${address}&${query.join('&')}`;
}
