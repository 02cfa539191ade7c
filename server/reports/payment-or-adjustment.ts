import { DOCUMENT } from './papers/paper';

/** SQL predicate: the row `d` of `creditor_payment` is money received, no adjustment. */
export const IS_PAYMENT = "d.kind = 'CREDITOR_PAYMENT'";

/** SQL: the creditor of a payment or an adjustment, as the party of its paper. */
export const PAYING_PARTY = `
    SELECT c.firm_name AS name, c.address, c.contact_no AS phone, c.pan_number AS pan, c.gstin
    FROM creditor_payment d JOIN creditor c ON c.id = d.creditor_id WHERE d.id = ${DOCUMENT}`;
