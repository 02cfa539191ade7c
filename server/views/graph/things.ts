import { Int } from 'type-graphql';
import { vehicleKeyInSql } from '../../domain/vehicle-number';
import { Creditor } from '../../masters/creditor';
import { Employee } from '../../masters/employee';
import { ExpenditureCategory } from '../../masters/expenditure-category';
import type { MasterClass } from '../../masters/master-row';
import { Nozzle } from '../../masters/nozzle';
import { PaymentMode } from '../../masters/payment-mode';
import { Product } from '../../masters/product';
import { Pump } from '../../masters/pump';
import { ShiftType } from '../../masters/shift-type';
import { Supplier } from '../../masters/supplier';
import { SwipeMachine } from '../../masters/swipe-machine';
import { Tank } from '../../masters/tank';
import { TransactionAccount } from '../../masters/transaction-account';
import { VALUE_DATE_SHOWN } from '../../modules/safe/value-date';
import { IsLitres } from '../../platform/is-figure';
import { BusinessDate, Litres, Money, Rate, Tenths } from '../../platform/scalars';
import {
  BillKind,
  ChequeState,
  DebitNoteKind,
  DensityOccasion,
  DipKind,
  PaymentKind,
  ShiftState,
  TransferKind,
} from './enums';
import {
  DAYS_OF_SHIFT,
  ENTERED,
  hasValue,
  IN_ENTRY_ORDER,
  IN_SHIFT_ORDER,
  IS_LATE,
  LATE,
  minute,
  numberRules,
  range,
  userIn,
  whether,
} from './parts';
import {
  accountOf,
  by,
  column,
  columns,
  type Filter,
  field,
  type ListedThing,
  many,
  manyOfYears,
  ofMaster,
  one,
  oneOf,
  optional,
  sumsByShift,
  type Thing,
} from './thing';

const creditor = (): Thing => creditorAccount;
const product = () => ofMaster(Product);
const pump = () => ofMaster(Pump);
const tank = () => ofMaster(Tank);
const employee = (): Thing => employeeAccount;
const supplier = (): Thing => supplierAccount;
const account = () => ofMaster(TransactionAccount);
const category = () => ofMaster(ExpenditureCategory);
const swipeMachine = () => ofMaster(SwipeMachine);

/** The filter of everything that belongs to a shift. */
const OF_SHIFT: Readonly<Record<string, Filter>> = {
  ...DAYS_OF_SHIFT,
  shiftId: by(() => shift, 'shiftId', 'Id of the shift.'),
};
const toShift = one(() => shift, 'shiftId', 'Its shift.');
const ofCreditor = one(creditor, 'creditorId', 'Whose account it is on.');
const ofProduct = one(product, 'productId', 'The product.');
const ofPump = one(pump, 'pumpId', 'The pump.');
const ofTank = one(tank, 'tankId', 'The tank.');
const byCreditor = by(creditor, 'creditorId', 'Id of the creditor.');
const byProduct = by(product, 'productId', 'Id of the product.');
const byPump = by(pump, 'pumpId', 'Id of the pump.');
const byEmployee = by(employee, 'employeeId', 'Id of the employee.');
const byTank = by(tank, 'tankId', 'Id of the tank.');

/** Money of the safe or an account. */
const WAY = {
  account: one(account, 'accountId', 'The account; null for cash of the safe.', true),
  paymentMode: one(() => ofMaster(PaymentMode), 'paymentModeId', 'The payment mode; null for cash of the safe.', true),
};

const shift: ListedThing = {
  name: 'Shift',
  label: 'Shift',
  one: 'shift',
  many: 'shifts',
  table: 'shift',
  right: 'shift.read',
  names: ['id', 'shiftDate', 'name'],
  description: 'A shift, with everything that was recorded in it.',
  order: { columns: [['id', 'int']], description: 'ordered by date' },
  fields: {
    ...columns({ id: Int, shiftDate: BusinessDate, startedAt: Date }),
    state: field(ShiftState, 'state', 'Whether it runs or is closed.'),
    name: {
      type: String,
      nullable: false,
      description: 'Name of its shift type.',
      sql: (row) => `(SELECT y.name FROM shift_type y WHERE y.id = ${row}.shift_type_id)`,
    },
    closedAt: optional(Date, 'closedAt', 'When it was closed; null while it runs.'),
    ...columns({ comment: String }, true),
    startedBy: { ...userIn('startedById'), description: 'Name of the user who started it; null if unknown.' },
    closedBy: { ...userIn('closedById'), description: 'Name of the user who closed it; null while it runs.' },
  },
  get relations() {
    return {
      type: one(() => ofMaster(ShiftType), 'shiftTypeId', 'Its shift type.'),
      readings: many(() => nozzleReading, 'shiftId', 'The legs of its meters.'),
      creditSales: many(() => creditSale, 'shiftId', 'Its sales on credit.'),
      swipeCollections: many(() => swipeCollection, 'shiftId', 'What its card and UPI machines took.'),
      cashCollections: many(() => cashCollection, 'shiftId', 'The cash handed in.'),
      creditorPayments: many(() => creditorPayment, 'shiftId', 'Payments and adjustments of creditors.'),
      expenditures: many(() => expenditure, 'shiftId', 'Money spent.'),
      supplierPayments: many(() => supplierPayment, 'shiftId', 'Money paid to suppliers.'),
      stockIns: many(() => stockIn, 'shiftId', 'Deliveries unloaded.'),
      dips: many(() => tankDip, 'shiftId', 'Measured levels of its tanks.'),
      shortages: many(() => shortage, 'shiftId', 'Who bears what was short.'),
      employeeAdvances: many(() => employeeAdvance, 'shiftId', 'Advances on pay.'),
      salaryPayments: many(() => salaryPayment, 'shiftId', 'Salaries paid.'),
      cashTransfers: many(() => cashTransfer, 'shiftId', 'Cash moved between the safe and accounts.'),
    };
  },
  filters: {
    ...range(BusinessDate, 'shiftDate', ['First shift date.', 'Last shift date.']),
    state: hasValue(ShiftState, 'state', 'Whether it runs or is closed.'),
  },
};

const creditSale: ListedThing = {
  name: 'CreditSale',
  label: 'Credit sale',
  one: 'creditSale',
  many: 'creditSales',
  table: 'credit_sale',
  right: 'credit.read',
  names: ['id'],
  description: 'A sale on credit.',
  order: IN_SHIFT_ORDER,
  fields: {
    ...columns({ id: Int, litres: Litres, rate: Rate, amount: Money }),
    ...columns({ vehicle: String, slipNo: String }, true),
    byAmount: field(Boolean, 'byAmount', 'Whether rupees were typed and gave the litres; else litres gave the rupees.'),
    overLimitReason: optional(String, 'overLimitReason', 'Why it was sold above the limit; null if it was not.'),
    ...LATE,
    ...ENTERED,
  },
  get relations() {
    return {
      shift: toShift,
      creditor: ofCreditor,
      product: ofProduct,
      pump: ofPump,
      bill: one(() => bill, 'billId', 'Its bill; null if unbilled.', true),
    };
  },
  sums: sumsByShift('litres', 'amount'),
  filters: {
    ...OF_SHIFT,
    creditorId: byCreditor,
    productId: byProduct,
    pumpId: byPump,
    vehicle: {
      type: String,
      sql: (row, value) => `${row}.vehicle_key = ${vehicleKeyInSql(`${value}::text`)}`,
      rules: numberRules('Vehicle number', 20),
      description: 'Vehicle number, however it is written.',
    },
    isLate: IS_LATE,
    isBilled: whether((row) => `${row}.bill_id IS NOT NULL`, 'Whether it is on a bill.'),
  },
};

const bill: ListedThing = {
  name: 'Bill',
  label: 'Bill',
  one: 'bill',
  many: 'bills',
  table: 'creditor_bill',
  right: 'credit.read',
  names: ['id', 'number'],
  description: 'A bill, with its sales and what has settled it.',
  order: {
    columns: [
      ['bill_date', 'date'],
      ['id', 'int'],
    ],
    description: 'ordered by the date of the bill',
  },
  fields: {
    ...columns({ id: Int, amount: Money }),
    number: field(String, 'number', 'Number of the bill, as printed.'),
    kind: field(BillKind, 'kind', 'What it is for.'),
    billDate: field(BusinessDate, 'billDate', 'Its date.'),
    dueDate: field(BusinessDate, 'dueDate', 'When it is due.'),
    fromDate: field(BusinessDate, 'fromDate', 'First day of its period.'),
    toDate: field(BusinessDate, 'toDate', 'Last day of its period.'),
    financialYear: field(String, 'financialYear', "The financial year of its number, such as '2026-27'."),
    opening: field(Money, 'opening', 'What was due before it, in rupees.'),
    paid: field(Money, 'paid', 'Payments and adjustments since the bill before it, in rupees.'),
    closing: field(Money, 'closing', 'What was due with it, in rupees: opening + amount - paid.'),
    settled: field(Money, 'settled', 'What has been settled of it, in rupees.'),
    settledOn: optional(BusinessDate, 'settledOn', 'When it was fully settled; null while any of it is due.'),
    ...ENTERED,
  },
  get relations() {
    return {
      creditor: ofCreditor,
      sales: many(() => creditSale, 'billId', 'The sales that it charges.'),
      settlements: many(() => settlement, 'billId', 'The parts of payments that settled it.'),
    };
  },
  sums: { fields: ['amount', 'settled'], day: column('billDate') },
  filters: {
    ...range(BusinessDate, 'billDate', ['First bill date.', 'Last bill date.']),
    creditorId: byCreditor,
    ...range(BusinessDate, 'dueDate', ['First due date.', 'Last due date.'], ['dueFrom', 'dueTo']),
    number: {
      type: String,
      sql: (row, value) => `${row}.number = upper(btrim(${value}))`,
      rules: numberRules('Bill no', 30),
      description: 'Number of the bill, in capitals or not.',
    },
    kind: hasValue(BillKind, 'kind', 'What it is for.'),
    isSettled: whether((row) => `${row}.settled_on IS NOT NULL`, 'Whether nothing of it is due.'),
  },
};

const settlement: Thing = {
  name: 'BillSettlement',
  label: 'Settlement of a bill',
  table: 'payment_allocation',
  right: 'credit.read',
  names: ['id'],
  description: 'The part of a payment, or of an advance at the start, that settled a bill or the opening balance.',
  fields: {
    ...columns({ id: Int, amount: Money }),
    day: field(BusinessDate, 'allocatedOn', 'From when it is settled: the day on which both bill and payment existed.'),
  },
  get relations() {
    return {
      bill: one(() => bill, 'billId', 'The bill; null for the opening balance.', true),
      payment: one(
        () => creditorPayment,
        'paymentId',
        'The payment; null for the advance with which the creditor began.',
        true,
      ),
    };
  },
};

const creditorPayment: ListedThing = {
  name: 'CreditorPayment',
  label: 'Creditor payment',
  one: 'creditorPayment',
  many: 'creditorPayments',
  table: 'creditor_payment',
  right: 'credit.read',
  names: ['id'],
  description: "A creditor's payment, or what lowered the due without money.",
  order: IN_SHIFT_ORDER,
  fields: {
    ...columns({ id: Int, amount: Money }),
    kind: field(PaymentKind, 'kind', 'Money, or what lowers the due without money.'),
    returnedOn: optional(
      BusinessDate,
      'returnedOn',
      'When its cheque came back: it settles nothing since; null if it did not.',
    ),
    allocated: field(
      Money,
      'allocated',
      'The part that has settled bills and the opening balance, in rupees. The rest is an advance; of a small creditor, who gets no bills, it lowers the balance of the open account.',
    ),
    ...columns({ reference: String, comment: String }, true),
    valueDate: optional(BusinessDate, 'valueDate', VALUE_DATE_SHOWN),
    ...LATE,
    ...ENTERED,
  },
  get relations() {
    return {
      shift: toShift,
      creditor: ofCreditor,
      ...WAY,
      cheque: oneOf(() => cheque, 'creditorPaymentId', 'Its cheque; null if it was paid otherwise.'),
      settlements: many(() => settlement, 'paymentId', 'The bills that it settled, and the opening balance.'),
    };
  },
  sums: sumsByShift('amount', 'allocated'),
  filters: {
    ...OF_SHIFT,
    creditorId: byCreditor,
    isLate: IS_LATE,
    kind: hasValue(PaymentKind, 'kind', 'Its kind.'),
  },
};

const nozzleReading: ListedThing = {
  name: 'NozzleReading',
  label: 'Nozzle reading',
  one: 'nozzleReading',
  many: 'nozzleReadings',
  table: 'nozzle_reading',
  right: 'shift.read',
  names: ['id'],
  description: 'A leg of the meter of a nozzle in a shift.',
  order: IN_SHIFT_ORDER,
  fields: {
    ...columns({ id: Int, open: Litres, testing: Litres, rate: Rate }),
    chain: field(Int, 'chain', 'Number of the chain of legs, from 1: a reset, rollover or replacement begins another.'),
    sequence: field(Int, 'sequence', 'Position of the leg in its chain, from 1.'),
    close: optional(Litres, 'close', 'Closing reading of the meter, in litres; null while the shift runs.'),
    litres: optional(Litres, 'consumption', 'Litres sold, without testing; null while the shift runs.'),
    amount: optional(Money, 'amount', 'Sale in rupees; null while the shift runs.'),
  },
  relations: {
    shift: toShift,
    nozzle: one(() => ofMaster(Nozzle), 'nozzleId', 'The nozzle.'),
    pump: ofPump,
    tank: ofTank,
    product: ofProduct,
  },
  sums: sumsByShift('litres', 'testing', 'amount'),
  filters: {
    ...OF_SHIFT,
    nozzleId: by(() => ofMaster(Nozzle), 'nozzleId', 'Id of the nozzle.'),
    pumpId: byPump,
    tankId: byTank,
    productId: byProduct,
  },
};

const swipeCollection: ListedThing = {
  name: 'SwipeCollection',
  label: 'Swipe collection',
  one: 'swipeCollection',
  many: 'swipeCollections',
  table: 'swipe_collection',
  right: 'cash.read',
  names: ['id'],
  description: 'What a card or UPI machine took at a pump in a shift.',
  order: IN_SHIFT_ORDER,
  fields: columns({ id: Int, amount: Money }),
  relations: {
    shift: toShift,
    pump: ofPump,
    swipeMachine: one(swipeMachine, 'swipeMachineId', 'The machine.'),
  },
  sums: sumsByShift('amount'),
  filters: { ...OF_SHIFT, pumpId: byPump, swipeMachineId: by(swipeMachine, 'swipeMachineId', 'Id of the machine.') },
};

const cashCollection: ListedThing = {
  name: 'CashCollection',
  label: 'Cash collection',
  one: 'cashCollection',
  many: 'cashCollections',
  table: 'cash_collection',
  right: 'cash.read',
  names: ['id'],
  description: 'Cash that an employee handed in from a pump.',
  order: IN_SHIFT_ORDER,
  fields: {
    ...columns({ id: Int, amount: Money }),
    isLast: field(Boolean, 'isLast', 'Whether it was handed in at the close.'),
    ...LATE,
    ...ENTERED,
  },
  relations: { shift: toShift, pump: ofPump, employee: one(employee, 'employeeId', 'Who handed it in.') },
  sums: sumsByShift('amount'),
  filters: {
    ...OF_SHIFT,
    isLate: IS_LATE,
    pumpId: byPump,
    employeeId: byEmployee,
  },
};

const shortage: ListedThing = {
  name: 'Shortage',
  label: 'Shortage',
  one: 'shortage',
  many: 'shortages',
  table: 'employee_shortage',
  right: 'employees.read',
  names: ['id'],
  description: "An employee's share of what was short at a pump.",
  order: IN_SHIFT_ORDER,
  fields: columns({ id: Int, amount: Money }),
  relations: { shift: toShift, pump: ofPump, employee: one(employee, 'employeeId', 'Who bears it.') },
  sums: sumsByShift('amount'),
  filters: { ...OF_SHIFT, pumpId: byPump, employeeId: byEmployee },
};

const employeeAdvance: ListedThing = {
  name: 'EmployeeAdvance',
  label: 'Employee advance',
  one: 'employeeAdvance',
  many: 'employeeAdvances',
  table: 'employee_advance',
  right: 'employees.read',
  names: ['id'],
  description: 'An advance on pay.',
  order: IN_SHIFT_ORDER,
  fields: {
    ...columns({ id: Int, amount: Money }),
    ...columns({ comment: String }, true),
    valueDate: optional(BusinessDate, 'valueDate', VALUE_DATE_SHOWN),
    ...LATE,
    ...ENTERED,
  },
  relations: { shift: toShift, employee: one(employee, 'employeeId', 'Who got it.'), ...WAY },
  sums: sumsByShift('amount'),
  filters: { ...OF_SHIFT, employeeId: byEmployee, isLate: IS_LATE },
};

const salaryPayment: ListedThing = {
  name: 'SalaryPayment',
  label: 'Salary payment',
  one: 'salaryPayment',
  many: 'salaryPayments',
  table: 'salary_payment',
  right: 'pay.read',
  names: ['id'],
  description: 'A salary as it was paid, with its payslip.',
  order: IN_SHIFT_ORDER,
  fields: {
    ...columns({ id: Int, shiftsWorked: Int, earned: Money, paid: Money }),
    from: field(BusinessDate, 'fromDate', 'First day of its period.'),
    to: field(BusinessDate, 'toDate', 'Last day of its period.'),
    owedBefore: field(Money, 'owedBefore', 'What the station owed from earlier periods, in rupees.'),
    recoveredCarried: field(Money, 'recoveredCarried', 'Deducted for what was carried forward, in rupees.'),
    recoveredAdvances: field(Money, 'recoveredAdvances', 'Deducted for advances, in rupees.'),
    recoveredShortages: field(Money, 'recoveredShortages', 'Deducted for shortages, in rupees.'),
    notRecoveredCarried: field(Money, 'notRecoveredCarried', 'Not deducted of what was carried forward, in rupees.'),
    notRecoveredAdvances: field(Money, 'notRecoveredAdvances', 'Not deducted of advances, in rupees.'),
    notRecoveredShortages: field(Money, 'notRecoveredShortages', 'Not deducted of shortages, in rupees.'),
    carried: field(Money, 'carried', 'Carried forward, in rupees: above 0 owed by the employee.'),
    ...columns({ reference: String, comment: String }, true),
    valueDate: optional(BusinessDate, 'valueDate', VALUE_DATE_SHOWN),
    ...LATE,
    ...ENTERED,
  },
  get relations() {
    return {
      shift: toShift,
      employee: one(employee, 'employeeId', 'Who was paid.'),
      ...WAY,
      lines: many(() => salaryLine, 'salaryPaymentId', 'What was earned, in the order of the days.'),
    };
  },
  sums: sumsByShift('earned', 'paid'),
  filters: { ...OF_SHIFT, employeeId: byEmployee, isLate: IS_LATE },
};

const salaryLine: Thing = {
  name: 'SalaryLine',
  label: 'Salary line',
  table: 'salary_line',
  right: 'pay.read',
  names: [],
  description: 'A line of a payslip: a number of shifts at a rate, or days of a month.',
  listedBy: 'place',
  fields: {
    ...columns({ payRate: Money, amount: Money }),
    from: field(BusinessDate, 'fromDate', 'First day.'),
    to: field(BusinessDate, 'toDate', 'Last day.'),
    payBasis: field(ofMaster(Employee).fields.payBasis!.type, 'payBasis', 'Whether it is paid by shift or by month.'),
    count: field(Int, 'count', 'Shifts worked, or days.'),
    daysInMonth: optional(Int, 'daysInMonth', 'Days of the month that the rate is for; null for shifts.'),
  },
  relations: { salary: one(() => salaryPayment, 'salaryPaymentId', 'The salary.') },
};

const cashTransfer: ListedThing = {
  name: 'CashTransfer',
  label: 'Cash transfer',
  one: 'cashTransfer',
  many: 'cashTransfers',
  table: 'cash_transfer',
  right: 'cash.read',
  names: ['id'],
  description: 'Counted cash moved between the safe and an account.',
  order: IN_SHIFT_ORDER,
  fields: {
    ...columns({ id: Int, amount: Money }),
    kind: field(TransferKind, 'kind', 'Which way it was moved.'),
    ...columns({ reference: String, comment: String }, true),
    valueDate: optional(BusinessDate, 'valueDate', VALUE_DATE_SHOWN),
    ...LATE,
    ...ENTERED,
  },
  relations: { shift: toShift, account: one(account, 'accountId', 'The account.') },
  sums: sumsByShift('amount'),
  filters: {
    ...OF_SHIFT,
    accountId: by(account, 'accountId', 'Id of the account.'),
    kind: hasValue(TransferKind, 'kind', 'Which way it was moved.'),
    isLate: IS_LATE,
  },
};

/** A column of the payment of a cheque. */
const ofPayment = (name: string) => (row: string) =>
  `COALESCE((SELECT p.${name} FROM creditor_payment p WHERE p.id = ${row}.creditor_payment_id),
            (SELECT p.${name} FROM supplier_payment p WHERE p.id = ${row}.supplier_payment_id))`;

const cheque: ListedThing = {
  name: 'Cheque',
  label: 'Cheque',
  one: 'cheque',
  many: 'cheques',
  table: 'cheque',
  right: 'cash.read',
  names: ['id'],
  description: 'A cheque received from a creditor, or issued to a supplier.',
  order: IN_ENTRY_ORDER,
  fields: {
    ...columns({ id: Int, version: Int, createdAt: Date }),
    state: field(ChequeState, 'state', 'What became of it.'),
    number: { type: String, nullable: true, description: 'Its number; null if unknown.', sql: ofPayment('reference') },
    amount: { type: Money, nullable: false, sql: ofPayment('amount') },
    bank: optional(String, 'bank', 'Bank on which it is drawn; null for an issued one.'),
    chequeDate: field(BusinessDate, 'chequeDate', 'Date on the cheque.'),
    depositedOn: optional(BusinessDate, 'depositedOn', 'When it was given to the bank; null if it was not.'),
    clearedOn: optional(BusinessDate, 'clearedOn', 'When the bank credited it; null if it did not.'),
    returnedOn: optional(BusinessDate, 'returnedOn', 'When it came back unpaid; null if it did not.'),
    reason: optional(String, 'reason', 'Why it came back; null if it did not.'),
    bankCharge: field(Money, 'bankCharge', 'What the bank charged for the return, in rupees.'),
  },
  get relations() {
    return {
      creditorPayment: one(() => creditorPayment, 'creditorPaymentId', 'The payment; null for an issued one.', true),
      supplierPayment: one(() => supplierPayment, 'supplierPaymentId', 'The payment; null for a received one.', true),
      account: one(account, 'accountId', 'Where it was deposited; null if it was not.', true),
      chargeBill: one(() => bill, 'chargeBillId', 'The bill that charges the return; null if none does.', true),
      chargeCategory: one(
        category,
        'expenditureCategoryId',
        "What the bank's charge was spent on; null if none.",
        true,
      ),
    };
  },
  sums: { fields: ['amount'], day: column('chequeDate') },
  filters: {
    ...range(BusinessDate, 'chequeDate', ['First date on the cheque.', 'Last date on the cheque.']),
    state: hasValue(ChequeState, 'state', 'What became of it.'),
    isReceived: whether((row) => `${row}.creditor_payment_id IS NOT NULL`, 'Whether a creditor paid with it.'),
  },
};

const expenditure: ListedThing = {
  name: 'Expenditure',
  label: 'Expenditure',
  one: 'expenditure',
  many: 'expenditures',
  table: 'expenditure',
  right: 'cash.read',
  names: ['id'],
  description: 'Money spent.',
  order: IN_SHIFT_ORDER,
  fields: {
    ...columns({ id: Int, amount: Money }),
    ...columns({ reference: String, comment: String }, true),
    valueDate: optional(BusinessDate, 'valueDate', VALUE_DATE_SHOWN),
    ...LATE,
    ...ENTERED,
  },
  relations: {
    shift: toShift,
    category: one(category, 'expenditureCategoryId', 'What it was spent on.'),
    ...WAY,
  },
  sums: sumsByShift('amount'),
  filters: {
    ...OF_SHIFT,
    isLate: IS_LATE,
    categoryId: by(category, 'expenditureCategoryId', 'Id of the category.'),
  },
};

const supplierPayment: ListedThing = {
  name: 'SupplierPayment',
  label: 'Supplier payment',
  one: 'supplierPayment',
  many: 'supplierPayments',
  table: 'supplier_payment',
  right: 'cash.read',
  names: ['id'],
  description: 'Money paid to a supplier.',
  order: IN_SHIFT_ORDER,
  fields: expenditure.fields,
  relations: {
    shift: toShift,
    supplier: one(supplier, 'supplierId', 'Who was paid.'),
    ...WAY,
    cheque: oneOf(() => cheque, 'supplierPaymentId', 'Its cheque; null if it was paid otherwise.'),
  },
  sums: sumsByShift('amount'),
  filters: { ...OF_SHIFT, isLate: IS_LATE, supplierId: by(supplier, 'supplierId', 'Id of the supplier.') },
};

const invoice: ListedThing = {
  name: 'Invoice',
  label: 'Invoice',
  one: 'invoice',
  many: 'invoices',
  table: 'invoice',
  right: 'stock.read',
  names: ['id'],
  description: 'A tanker delivery, by its invoice.',
  order: IN_ENTRY_ORDER,
  fields: {
    ...columns({ id: Int, invoiceNumber: String, receivedOn: BusinessDate, amount: Money }),
    truckNumber: field(String, 'truckNumber', 'Number of the truck.'),
    transportName: optional(String, 'transportName', 'The transporter; null if not entered.'),
    truckDriverPhone: optional(String, 'truckDriverPhone', 'Telephone number of its driver; null if not entered.'),
    documentId: optional(String, 'documentId', 'Id of the uploaded scan; null without one.'),
    invoicedAt: { ...minute('invoiceDateTime'), description: 'Date and time of the invoice.' },
    receivedAt: { ...minute('receiveDateTime'), description: 'When the tanker arrived.' },
    ...columns({ comment: String }, true),
    ...ENTERED,
  },
  get relations() {
    return {
      supplier: one(supplier, 'supplierId', 'Who delivered; null for suppliers without a row.', true),
      lines: many(() => invoiceLine, 'invoiceId', 'Its products.'),
      debitNotes: many(() => debitNote, 'invoiceId', 'What was claimed for it.'),
    };
  },
  sums: { fields: ['amount'], day: column('receivedOn') },
  filters: {
    ...range(BusinessDate, 'receivedOn', ['First day of arrival.', 'Last day of arrival.']),
    supplierId: by(supplier, 'supplierId', 'Id of the supplier.'),
  },
};

const invoiceLine: Thing = {
  name: 'InvoiceLine',
  label: 'Invoice line',
  table: 'invoice_line',
  right: 'stock.read',
  names: ['id'],
  description: 'A product of an invoice.',
  fields: {
    ...columns({ id: Int, quantity: Litres, density: String, version: Int }),
    amount: field(Money, 'amount', "Its share of the invoice's amount, in rupees."),
    unloaded: field(Litres, 'unloaded', 'Litres unloaded so far.'),
    shortageQuantity: field(Litres, 'shortageQuantity', 'Shortage noted at the delivery, in litres.'),
  },
  get relations() {
    return {
      invoice: one(() => invoice, 'invoiceId', 'Its invoice.'),
      product: ofProduct,
      stockIns: many(() => stockIn, 'invoiceLineId', 'Where it was unloaded.'),
    };
  },
};

const stockIn: ListedThing = {
  name: 'StockIn',
  label: 'Stock-in',
  one: 'stockIn',
  many: 'stockIns',
  table: 'stock_in',
  right: 'stock.read',
  names: ['id'],
  description: 'The unloading of part of an invoice line into a tank.',
  order: IN_SHIFT_ORDER,
  fields: {
    ...columns({ id: Int, quantity: Litres }),
    unloadedAt: { ...minute('stockInDateTime'), description: 'When it was unloaded.' },
    measured: field(
      Litres,
      'measured',
      'Litres by the levels of the tank, with what its nozzles sold while it was filled.',
    ),
    stockQuantity: field(Litres, 'stockQuantity', 'Litres added to the stock: the quantity or the measured litres.'),
    toReview: field(Boolean, 'toReview', 'Whether the two differ by more than 0.5 % and no comment explains it.'),
    isBackward: field(Boolean, 'isBackward', 'Whether it was entered after the close of its shift.'),
    ...columns({ isAtg: Boolean }),
    startVolume: field(Litres, 'startVolume', 'Litres in the tank before.'),
    endVolume: field(Litres, 'endVolume', 'Litres in the tank after.'),
    beforeReading: field(Litres, 'beforeReading', 'Sum of the meters of its nozzles before, in litres.'),
    afterReading: field(Litres, 'afterReading', 'Sum of the meters of its nozzles after, in litres.'),
    startDip: optional(Int, 'startDip', 'Dip before, in millimetres; null if measured by gauge.'),
    endDip: optional(Int, 'endDip', 'Dip after, in millimetres; null if measured by gauge.'),
    ...columns({ comment: String }, true),
    ...ENTERED,
  },
  relations: {
    shift: toShift,
    tank: ofTank,
    invoiceLine: one(() => invoiceLine, 'invoiceLineId', 'The line of the invoice.'),
  },
  sums: sumsByShift('quantity', 'measured', 'stockQuantity'),
  filters: {
    ...OF_SHIFT,
    tankId: byTank,
    isBackward: whether((row) => `${row}.is_backward`, 'Whether it was entered after the close.'),
    toReview: whether((row) => `${row}.to_review`, 'Whether it is to be reviewed.'),
  },
};

const tankDip: ListedThing = {
  name: 'TankDip',
  label: 'Tank dip',
  one: 'tankDip',
  many: 'tankDips',
  table: 'tank_dip',
  right: 'stock.read',
  names: ['id'],
  description: 'A measured level of a tank.',
  order: IN_SHIFT_ORDER,
  fields: {
    ...columns({ id: Int, isAtg: Boolean, version: Int }),
    volume: field(Litres, 'volume', 'Litres in the tank, without the water below.'),
    kind: field(DipKind, 'kind', 'At the close, or during the shift.'),
    measuredAt: field(Date, 'measuredAt', 'When it was measured; for a dip of the close, when the shift was closed.'),
    ...columns({ dip: Int, bookVolume: Litres }, true),
    waterDip: optional(Int, 'waterDip', 'Water at the bottom, in millimetres; null if measured by gauge.'),
    variation: optional(
      Litres,
      'variation',
      'Measured less book stock in litres, below 0 for a loss; null for a dip during the shift.',
    ),
    enteredBy: userIn('measuredById'),
  },
  relations: { shift: toShift, tank: ofTank },
  sums: sumsByShift('variation'),
  filters: {
    ...OF_SHIFT,
    tankId: byTank,
    kind: hasValue(DipKind, 'kind', 'Its kind.'),
    ...range(
      Litres,
      'variation',
      ['Least variation, in litres, below 0 for a loss.', 'Greatest variation, in litres.'],
      ['variationFrom', 'variationTo'],
      [IsLitres('Variation')],
    ),
  },
};

const debitNote: ListedThing = {
  name: 'DebitNote',
  label: 'Debit note',
  one: 'debitNote',
  many: 'debitNotes',
  table: 'debit_note',
  right: 'stock.read',
  names: ['id'],
  description: 'A claim on a supplier, which lowers what it is owed.',
  order: IN_ENTRY_ORDER,
  fields: {
    ...columns({ id: Int, amount: Money }),
    kind: field(DebitNoteKind, 'kind', 'What is claimed.'),
    noteDate: field(BusinessDate, 'noteDate', 'Its date.'),
    number: optional(String, 'number', 'Number of the claim with the supplier; null if not entered.'),
    ...columns({ comment: String }, true),
    ...ENTERED,
  },
  get relations() {
    return {
      supplier: one(supplier, 'supplierId', 'Of whom it is claimed.'),
      invoice: one(() => invoice, 'invoiceId', 'The invoice that it is about; null if it is not about one.', true),
      product: ofProduct,
    };
  },
  sums: { fields: ['amount'], day: column('noteDate') },
  filters: {
    ...range(BusinessDate, 'noteDate', ['First date of the note.', 'Last date of the note.']),
    supplierId: by(supplier, 'supplierId', 'Id of the supplier.'),
    productId: byProduct,
    kind: hasValue(DebitNoteKind, 'kind', 'What is claimed.'),
  },
};

const swipeSettlement: ListedThing = {
  name: 'SwipeSettlement',
  label: 'Swipe settlement',
  one: 'swipeSettlement',
  many: 'swipeSettlements',
  table: 'swipe_settlement',
  right: 'cash.read',
  names: ['id'],
  description: "A bank's payment for days of a card or UPI machine.",
  order: IN_ENTRY_ORDER,
  fields: {
    ...columns({ id: Int }),
    paidOn: field(BusinessDate, 'paidOn', 'When the account was credited.'),
    paid: field(Money, 'paid', 'What the bank paid, in rupees.'),
    charges: field(Money, 'charges', 'What the bank kept, in rupees.'),
    ...columns({ reference: String, comment: String }, true),
    ...ENTERED,
  },
  get relations() {
    return {
      swipeMachine: one(swipeMachine, 'swipeMachineId', 'The machine.'),
      account: one(account, 'accountId', 'The account that was credited.'),
      category: one(category, 'expenditureCategoryId', 'What the charges were spent on; null without charges.', true),
      days: many(() => swipeSettlementDay, 'swipeSettlementId', 'The days that it is for.'),
    };
  },
  sums: { fields: ['paid', 'charges'], day: column('paidOn') },
  filters: {
    ...range(BusinessDate, 'paidOn', ['First day of the credit.', 'Last day of the credit.']),
    swipeMachineId: by(swipeMachine, 'swipeMachineId', 'Id of the machine.'),
    accountId: by(account, 'accountId', 'Id of the account.'),
  },
};

const bankTransfer: ListedThing = {
  name: 'BankTransfer',
  label: 'Bank transfer',
  one: 'bankTransfer',
  many: 'bankTransfers',
  table: 'bank_transfer',
  right: 'cash.read',
  names: ['id'],
  description: 'Money moved between two accounts of the station.',
  order: IN_ENTRY_ORDER,
  fields: {
    ...columns({ id: Int, amount: Money }),
    charges: field(Money, 'charges', 'What the bank took besides the amount, in rupees.'),
    transferDate: field(BusinessDate, 'transferDate', 'When the bank moved it.'),
    ...columns({ reference: String, comment: String }, true),
    ...ENTERED,
  },
  relations: {
    fromAccount: one(account, 'fromAccountId', 'The account that the money left.'),
    toAccount: one(account, 'toAccountId', 'The account that it entered.'),
    category: one(category, 'expenditureCategoryId', 'What the charges were spent on; null without charges.', true),
  },
  sums: { fields: ['amount', 'charges'], day: column('transferDate') },
  filters: {
    ...range(BusinessDate, 'transferDate', ['First day of the transfer.', 'Last day of the transfer.']),
    fromAccountId: by(account, 'fromAccountId', 'Id of the account that the money left.'),
    toAccountId: by(account, 'toAccountId', 'Id of the account that it entered.'),
  },
};

const swipeSettlementDay: Thing = {
  name: 'SwipeSettlementDay',
  label: 'Swipe settlement day',
  table: 'swipe_settlement_day',
  right: 'cash.read',
  names: [],
  description: 'A day that a settlement is for.',
  listedBy: 'business_date',
  fields: {
    day: field(BusinessDate, 'businessDate', 'The day.'),
    amount: field(Money, 'amount', 'The part of the day, charges included, in rupees; below 0 if it is paid back.'),
  },
  relations: { settlement: one(() => swipeSettlement, 'swipeSettlementId', 'The settlement.') },
};

const densityReading: ListedThing = {
  name: 'DensityReading',
  label: 'Density reading',
  one: 'densityReading',
  many: 'densityReadings',
  table: 'density_reading',
  right: 'stock.read',
  names: ['id'],
  description: 'A reading of a hydrometer.',
  order: IN_ENTRY_ORDER,
  fields: {
    ...columns({ id: Int }),
    day: field(BusinessDate, 'businessDate', 'Its date.'),
    occasion: field(DensityOccasion, 'occasion', 'When it was measured.'),
    density: field(Tenths, 'density', 'Density as read, in kg/m³.'),
    temperature: field(Tenths, 'temperature', 'Temperature in °C.'),
    densityAt15: {
      ...field(Tenths, 'densityAt15', 'Density at 15 °C, in kg/m³.'),
      sql: (row) => `${row}.density_at_15`,
    },
    challanDensity: optional(Tenths, 'challanDensity', 'By the challan, at 15 °C, in kg/m³; null without one.'),
    ...columns({ comment: String }, true),
    ...ENTERED,
  },
  get relations() {
    return {
      product: ofProduct,
      tank: one(tank, 'tankId', 'The tank; null for the tanker.', true),
      invoiceLine: one(() => invoiceLine, 'invoiceLineId', 'What the tanker brought; null for a morning.', true),
    };
  },
  filters: {
    ...range(BusinessDate, 'businessDate', ['First date.', 'Last date.']),
    productId: byProduct,
    tankId: byTank,
    occasion: hasValue(DensityOccasion, 'occasion', 'When it was measured.'),
  },
};

const inspection: ListedThing = {
  name: 'Inspection',
  label: 'Inspection',
  one: 'inspection',
  many: 'inspections',
  table: 'inspection',
  right: 'stock.read',
  names: ['id'],
  description: 'An official inspection of a fuel, from which the daily stock report counts.',
  order: IN_ENTRY_ORDER,
  fields: {
    ...columns({ id: Int, inspectionDate: BusinessDate, readingSum: Litres, totalStock: Litres }),
    inspectionTime: optional(String, 'inspectionTime', 'HH:MM; null for the time before the first shift of the day.'),
    totalBeforeStock: field(Litres, 'totalBeforeStock', 'Litres received on that day before it.'),
    testingBefore: field(Litres, 'testingBefore', 'Litres poured back after testing on that day before it.'),
    ...ENTERED,
  },
  relations: { product: ofProduct },
  filters: {
    ...range(BusinessDate, 'inspectionDate', ['First date.', 'Last date.']),
    productId: byProduct,
  },
};

/** Finds the rows of a master that can be selected no longer, or those that can. */
const isDisabled = (target: MasterClass): Filter =>
  whether(ofMaster(target).fields.disabled!.sql, 'Whether it is disabled.');

const creditorAccount = accountOf(
  Creditor,
  {
    name: 'CreditorAccount',
    one: 'creditor',
    many: 'creditors',
    description: 'A customer who buys on credit, with what is recorded on the account.',
    order: IN_ENTRY_ORDER,
    filters: {
      isSmall: whether((row) => `${row}.is_small`, 'Whether it has an open account and gets no bills.'),
      isDisabled: isDisabled(Creditor),
    },
  },
  () => ({
    creditSales: manyOfYears(() => creditSale, 'creditorId', 'The sales on credit.'),
    bills: manyOfYears(() => bill, 'creditorId', 'The bills.'),
    payments: manyOfYears(() => creditorPayment, 'creditorId', 'Payments and adjustments.'),
  }),
);

const supplierAccount = accountOf(
  Supplier,
  {
    name: 'SupplierAccount',
    one: 'supplier',
    many: 'suppliers',
    description: 'A company from which the station buys, with what is recorded on the account.',
    order: IN_ENTRY_ORDER,
    filters: { isDisabled: isDisabled(Supplier) },
  },
  () => ({
    invoices: manyOfYears(() => invoice, 'supplierId', 'The deliveries.'),
    payments: manyOfYears(() => supplierPayment, 'supplierId', 'Money paid.'),
    debitNotes: manyOfYears(() => debitNote, 'supplierId', 'What was claimed.'),
  }),
);

const employeeAccount = accountOf(
  Employee,
  {
    name: 'EmployeeAccount',
    one: 'employee',
    many: 'employees',
    description: 'An employee of the station, with what is recorded on the account.',
    order: IN_ENTRY_ORDER,
    filters: { isDisabled: isDisabled(Employee) },
  },
  () => ({
    advances: manyOfYears(() => employeeAdvance, 'employeeId', 'Advances on pay.'),
    shortages: manyOfYears(() => shortage, 'employeeId', 'Shares of what was short at pumps.'),
    salaries: manyOfYears(() => salaryPayment, 'employeeId', 'Salaries paid.'),
  }),
);

/** What `Records` lists. */
export const listedThings: readonly ListedThing[] = [
  shift,
  nozzleReading,
  creditSale,
  bill,
  creditorPayment,
  swipeCollection,
  cashCollection,
  cashTransfer,
  cheque,
  expenditure,
  supplierPayment,
  shortage,
  employeeAdvance,
  salaryPayment,
  invoice,
  stockIn,
  tankDip,
  debitNote,
  swipeSettlement,
  bankTransfer,
  densityReading,
  inspection,
  creditorAccount,
  supplierAccount,
  employeeAccount,
];
