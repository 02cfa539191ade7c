/** A length of section 9: refused below `least` and above `most`, taken at both. */
export interface Bound {
  id: string;
  field: string;
  least: number;
  most: number;
}

/** Section 9, lengths, by the form in which they are typed; the fields as section 3 names them. */
export const bounds = {
  creditor: [
    { id: '9.length.creditor.firmName', field: 'firmName', least: 2, most: 45 },
    { id: '9.length.creditor.shortName', field: 'shortName', least: 2, most: 50 },
    { id: '9.length.creditor.proprietorName', field: 'proprietorName', least: 2, most: 45 },
    { id: '9.length.creditor.address', field: 'address', least: 2, most: 70 },
    { id: '9.length.creditor.contactNo', field: 'contactNo', least: 10, most: 20 },
  ],
  employee: [
    { id: '9.length.employee.employeeName', field: 'employeeName', least: 2, most: 45 },
    { id: '9.length.employee.address', field: 'address', least: 2, most: 200 },
    { id: '9.length.employee.contactNo', field: 'contactNo', least: 10, most: 20 },
  ],
  user: [
    { id: '9.length.user.name', field: 'name', least: 1, most: 45 },
    { id: '9.length.user.address', field: 'address', least: 2, most: 100 },
    { id: '9.length.user.password', field: 'password', least: 5, most: 15 },
  ],
  invoice: [
    { id: '9.length.invoice.invoiceNumber', field: 'invoiceNumber', least: 2, most: 45 },
    { id: '9.length.invoice.truckNumber', field: 'truckNumber', least: 2, most: 45 },
  ],
  line: [{ id: '9.length.invoice.density', field: 'density', least: 2, most: 45 }],
} as const satisfies Record<string, readonly Bound[]>;

export type Form = keyof typeof bounds;

/** An address of `MOST_OF_EMAIL` characters is taken, one more is not. */
export const MOST_OF_EMAIL = 45;
