import type { Language } from '../../../i18n/languages';
import { events as texts } from '../../domain/events.messages';
import { isMessage, labelled, type Message, type MessageParams } from '../../domain/kernel/message';
import type { MessageWords } from '../../domain/message-template.rules';
import { wordingIn } from '../../platform/language';

/** A fact: formatted for reading, or said in the language of the text as a message, or as several, one a line. */
type Fact = string | Message | readonly Message[];

/** A fact that an event's message may contain: its description, and an example for previews. */
export interface Placeholder {
  meaning: string;
  sample: Fact;
}

/** A default text, with the facts as its parameters. */
type DefaultText = (facts: never) => Message;

/** An event that the station emits, with its default text. */
export interface StationEvent {
  /** A label, as in `event_category`. */
  name: string;
  placeholders: Readonly<Record<string, Placeholder>>;
  /**
   * 'users': only users, who see it in the reports anyway, since it names the station's takings or others' documents.
   * 'firm': users and the creditor it is about. Without it, everybody.
   */
  only?: 'users' | 'firm';
  subject: DefaultText;
  body: DefaultText;
}

const fact = (meaning: string, sample: Fact): Placeholder => ({ meaning, sample });

const shift = { date: fact('Date of the shift', '21-11-2026'), shift: fact('Name of the shift', 'MORNING') };
const by = fact('Who did it', 'R. KUMAR');
const firm = fact('Name of the creditor', 'NORTH ROADWAYS');
const due = fact('Amount the creditor owes now', '₹62,450.00');
const entry = texts.entry({ label: labelled('Credit sale'), title: 'NORTH ROADWAYS, 1011' });

/** All events, by their names in event_category (docs/design/domain.md#messages). */
export const STATION_EVENTS = {
  shiftStarted: {
    name: 'Shift started',
    placeholders: { ...shift, by, rates: fact('Prices per litre', 'HS ₹92.10, MS ₹104.20') },
    subject: texts.shiftStartedSubject,
    body: texts.shiftStartedBody,
  },
  shiftClosed: {
    name: 'Shift closed',
    only: 'users',
    placeholders: {
      ...shift,
      by,
      litres: fact('Litres sold', '8,412.350'),
      sale: fact('Amount sold', '₹7,98,140.55'),
      cash: fact('Cash handed in', '₹4,12,000.00'),
      swipe: fact('Paid by swipe', '₹2,06,140.00'),
      credit: fact('Sold on credit', '₹1,80,000.00'),
      shortage: fact('Shortage charged to employees', '₹0.00'),
    },
    subject: texts.shiftClosedSubject,
    body: texts.shiftClosedBody,
  },
  creditSale: {
    name: 'Credit sale',
    only: 'firm',
    placeholders: {
      ...shift,
      firm,
      due,
      product: fact('Product', 'HS'),
      litres: fact('Litres', '120.000'),
      amount: fact('Amount', '₹11,052.00'),
      vehicle: fact('Vehicle, or -', 'WB 25 A 1234'),
      slip: fact('Slip number, or -', '1011'),
    },
    subject: texts.creditSaleSubject,
    body: texts.creditSaleBody,
  },
  creditorPayment: {
    name: 'Creditor payment',
    only: 'firm',
    placeholders: { ...shift, firm, due, amount: fact('Amount received', '₹25,000.00') },
    subject: texts.creditorPaymentSubject,
    body: texts.creditorPaymentBody,
  },
  billMade: {
    name: 'Bill made',
    only: 'firm',
    placeholders: {
      firm,
      number: fact('Number of the bill', 'CR/2026-27/000123'),
      amount: fact('Amount of the bill', '₹48,200.00'),
      from: fact('First day', '01-11-2026'),
      to: fact('Last day', '15-11-2026'),
      closing: fact('Amount the creditor owes, with this bill', '₹62,450.00'),
    },
    subject: texts.billMadeSubject,
    body: texts.billMadeBody,
  },
  stockReceived: {
    name: 'Stock received',
    only: 'users',
    placeholders: {
      ...shift,
      by,
      tank: fact('Tank', 'T1'),
      product: fact('Product', 'HS'),
      litres: fact('Litres', '12,000.000'),
      invoice: fact('Number of the invoice', 'IOC/4711'),
    },
    subject: texts.stockReceivedSubject,
    body: texts.stockReceivedBody,
  },
  lowStock: {
    name: 'Low stock',
    only: 'users',
    placeholders: {
      ...shift,
      tank: fact('Tank', 'T1'),
      product: fact('Product', 'HS'),
      litres: fact('Litres in the tank', '2,140.000'),
      capacity: fact('Capacity of the tank in litres', '20,000.000'),
      limit: fact('Low-stock level, in percent', '15'),
    },
    subject: texts.lowStockSubject,
    body: texts.lowStockBody,
  },
  creditLimitPassed: {
    name: 'Credit limit passed',
    only: 'users',
    placeholders: {
      ...shift,
      firm,
      due,
      by,
      amount: fact('Amount of the sale', '₹11,052.00'),
      limit: fact('Credit limit of the creditor', '₹50,000.00'),
      reason: fact('Reason for selling over the limit', 'PAYS TOMORROW'),
    },
    subject: texts.creditLimitPassedSubject,
    body: texts.creditLimitPassedBody,
  },
  changeRequested: {
    name: 'Change requested',
    only: 'users',
    placeholders: {
      by,
      what: fact('The entry to be changed', entry),
      kind: fact('Request for a change or deletion; or the change or deletion, if already made', texts.changeAsked()),
      comment: fact('Reason, or -', 'LITRES WERE TYPED WRONG'),
    },
    subject: texts.changeRequestedSubject,
    body: texts.changeRequestedBody,
  },
  changeDecided: {
    name: 'Change decided',
    only: 'users',
    placeholders: {
      by,
      what: fact('The entry the request was about', entry),
      decision: fact('accepted or rejected', texts.accepted()),
      askedBy: fact('Who requested it', 'S. DAS'),
    },
    subject: texts.changeDecidedSubject,
    body: texts.changeDecidedBody,
  },
  daySummary: {
    name: 'Summary of the day',
    only: 'users',
    placeholders: {
      date: fact('The day', '21-11-2026'),
      products: fact('Litres and amount of each product, one per line', [
        texts.productSold({ product: 'HS', litres: 6_210_500, amount: 57_198_705 }),
      ]),
      sale: fact('Amount sold', '₹7,98,140.55'),
      cash: fact('Cash handed in', '₹4,12,000.00'),
      swipe: fact('Paid by swipe', '₹2,06,140.00'),
      credit: fact('Sold on credit', '₹1,80,000.00'),
      expenditure: fact('Spent', '₹1,240.00'),
      shortage: fact('Shortage charged to employees', '₹0.00'),
      stock: fact('Litres in each tank, one per line, low tanks marked', [
        texts.tankIsLow({ tank: 'T1', product: 'HS', litres: 2_140_000 }),
      ]),
      requests: fact('Pending change requests', '2'),
      auditHead: fact('Audit head, to compare later', '1234-9f3a-7c21-b0d4-5e6f'),
    },
    subject: texts.daySummarySubject,
    body: texts.daySummaryBody,
  },
} as const satisfies Record<string, StationEvent>;

export type EventName = keyof typeof STATION_EVENTS;

/** An event's facts. */
export type FactsOf<Name extends EventName> = Readonly<
  Record<keyof (typeof STATION_EVENTS)[Name]['placeholders'] & string, Fact>
>;

/** A fact of every message, including those sent by hand. */
const OF_ALL: Readonly<Record<string, Placeholder>> = {
  station: fact('Name of the station', 'FORECOURT FILLING STATION'),
};

const isEvent = (name: string): name is EventName => Object.hasOwn(STATION_EVENTS, name);

/** Returns the station's event of that name; null for a name that an admin added. */
export const eventNamed = (name: string | null): StationEvent | null =>
  name !== null && isEvent(name) ? STATION_EVENTS[name] : null;

/** Lists the placeholders of a category's messages. */
export const placeholdersOf = (event: string | null): Readonly<Record<string, Placeholder>> => ({
  ...OF_ALL,
  ...eventNamed(event)?.placeholders,
});

/**
 * Returns the station's default text in a language, with {{placeholders}} for the facts; empty for messages sent by hand.
 */
export function ownWordsOf(event: string | null, language: Language): MessageWords {
  const known = eventNamed(event);
  if (known === null) return { subject: '', body: '' };
  const names = Object.keys(placeholdersOf(event));
  const placeholders: MessageParams = Object.fromEntries(names.map((name) => [name, `{{${name}}}`]));
  const said = wordingIn(language);
  return { subject: said(known.subject(placeholders as never)), body: said(known.body(placeholders as never)) };
}

/** Says facts in a language. */
export function sayFacts(facts: Readonly<Record<string, Fact>>, language: Language): Record<string, string> {
  const said = wordingIn(language);
  const text = (fact: Fact): string => {
    if (typeof fact === 'string') return fact;
    return isMessage(fact) ? said(fact) : fact.map(said).join('\n');
  };
  return Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, text(fact)]));
}

/** Returns example facts for previews, in a language. */
export const sampleFactsOf = (event: string | null, language: Language): Record<string, string> =>
  sayFacts(
    Object.fromEntries(Object.entries(placeholdersOf(event)).map(([name, { sample }]) => [name, sample])),
    language,
  );
