import type { Line } from './line';

/** What a text is: where it has to stand when it appears. */
export type Kind = 'toast' | 'alert' | 'question' | 'page';

export interface Text extends Line {
  kind: Kind;
}

/** Sections 2, 4 and 8: the texts and prompts that a person meets, which no rule of section 5 says. */
export const texts = [
  { id: '8.other.noShift', kind: 'page', text: 'No shift is running !!!' },
  { id: '8.newShift.failed', kind: 'toast', text: 'Starting new shift failed ! ' },

  { id: '8.success.payMode', kind: 'toast', text: 'Payment Mode {name} created successfully.' },
  { id: '8.create.failed', kind: 'toast', text: 'creating {thing} failed ! ' },
  { id: '8.create.failed.mpd', kind: 'toast', text: 'creating MPD failed ! ' },
  { id: '8.create.failed.nozzel', kind: 'toast', text: 'creating nozzel failed ! ' },
  { id: '8.success.account', kind: 'toast', text: 'Transaction Account created successfully.' },
  { id: '8.success.mpd', kind: 'toast', text: 'MPD {name} created successfully.' },
  { id: '8.success.expenditure', kind: 'toast', text: 'Expenditure Catagory {name} created successfully.' },
  { id: '8.success.swipe', kind: 'toast', text: 'swipe  created successfully.' },
  { id: '8.fetch.failed', kind: 'page', text: 'Fetching {list} failed !' },
  { id: '8.success.product', kind: 'toast', text: 'product {name} created successfully' },
  { id: '8.success.tank', kind: 'toast', text: 'Tank {name} created successfully.' },
  { id: '8.tank.failed', kind: 'toast', text: '{msg}' },
  { id: '8.success.nozzel', kind: 'toast', text: 'Nozzel {name} created successfully.' },
  { id: '8.success.user', kind: 'toast', text: 'User {name} created successfully.' },
  { id: '8.success.creditor', kind: 'toast', text: 'creditor  created successfully.' },
  { id: '8.shift.failed', kind: 'toast', text: 'creating shift {name} failed ! ' },

  { id: '5.creditor.small', kind: 'page', text: 'Added a New Creditor / has Small Creditor' },
  { id: '8.prompt.creditor', kind: 'question', text: 'Do you want to update data of {firm} ?' },
  { id: '8.creditor.failed', kind: 'toast', text: '{msg}' },
  { id: '8.prompt.employee', kind: 'question', text: 'Do you want to Edit employee {name} ?' },
  { id: '8.success.employee', kind: 'toast', text: 'Employee Update successfully' },

  { id: '8.success.event', kind: 'toast', text: 'Event Name created successfully' },
  { id: '8.success.receive', kind: 'toast', text: 'Receive Category created successfully' },
  { id: '8.success.message', kind: 'toast', text: 'Created Message  successfully' },

  { id: '8.prompt.invoice', kind: 'question', text: 'Do you want to create invoice {number} ?' },
  { id: '8.invoice.failed', kind: 'toast', text: 'creating invoice {number} failed !' },
  { id: '8.success.invoice', kind: 'toast', text: 'Invoice {number} created successfully.' },

  { id: '8.prompt.stockin', kind: 'question', text: 'Do you watnt to create StockIn ?' },
  { id: '8.stockin.failed', kind: 'toast', text: ' StockIn  failed' },
  { id: '8.success.stockin', kind: 'toast', text: 'stockIn created successfully.' },

  { id: '8.inspection.failed', kind: 'toast', text: 'Last inspection createing  failed !!!' },
  { id: '8.success.inspection', kind: 'toast', text: 'Last inspection createing successfully' },

  { id: '8.exchange.failed', kind: 'toast', text: 'Cash Exchange Failed' },
  { id: '8.exchange.done', kind: 'toast', text: 'Cash Exchange Successfull' },
  { id: '8.currency.failed', kind: 'alert', text: 'fethching currency availability failed' },
  { id: '8.payModes.failed', kind: 'alert', text: 'Fetching payment modes failed !' },

  { id: '8.alert.shift', kind: 'alert', text: 'getting shift detail failed' },
  { id: '8.alert.shift.credit', kind: 'alert', text: 'getting shift detail failed' },
  { id: '8.alert.shift.close', kind: 'alert', text: 'getting shift detail failed' },
  { id: '8.alert.products', kind: 'alert', text: 'failed to get products' },
  { id: '2.memo.hint', kind: 'page', text: 'max 6000 liters' },
  { id: '2.memo.credit', kind: 'page', text: 'Include Credit Vehicles' },
  { id: '8.alert.vehicles', kind: 'alert', text: 'erro occured in fetching credit vehicle data' },

  { id: '8.notification.list', kind: 'alert', text: 'Fetching notification failed' },
  { id: '8.notification.count', kind: 'page', text: 'Failed to get notification' },
  { id: '8.alert.permission', kind: 'alert', text: 'faild get data ' },
  { id: '8.prompt.accept', kind: 'question', text: 'Do you want to accept it ?' },
  { id: '8.alert.accept', kind: 'toast', text: 'accept failed' },
  { id: '8.prompt.reject', kind: 'question', text: 'Do you want to reject it ?' },

  { id: '4.close.question', kind: 'question', text: 'Have all expenditure and stock-in been entered?' },
  { id: '8.close.failed', kind: 'toast', text: 'shift close faild' },
  { id: '8.close.done', kind: 'toast', text: 'shift close successfully' },
  { id: '4.close.newShift', kind: 'question', text: 'Do you want to start a new shift?' },
  { id: '8.undo.done', kind: 'toast', text: 'last shift is undo successfully' },

  { id: '8.other.offline', kind: 'page', text: 'No internet connection detected !! You are now offline.' },

  { id: '2.login.forgot', kind: 'page', text: 'Did you forget password ?' },
  { id: '4.login.tip', kind: 'alert', text: 'Invalid email address or password !!!' },
  { id: '8.recovery.mailed', kind: 'page', text: 'a password recovery email has been send to your mail address' },
  { id: '5.reset.match', kind: 'alert', text: "passwords don't match" },
  { id: '7.reset.done', kind: 'page', text: 'passworded updated' },
] as const satisfies readonly Text[];

export type TextId = (typeof texts)[number]['id'];
