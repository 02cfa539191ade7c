import type {
  ApiKeysQuery,
  BankTransfersQuery,
  CashCollectionsOfShiftQuery,
  CashExchangesOfShiftQuery,
  CashPositionQuery,
  CashTransfersOfShiftQuery,
  ClosedShiftsToCorrectQuery,
  CollectionChoicesQuery,
  CorrectionFormQuery,
  CreditChoicesQuery,
  CreditFreeSlipQuery,
  CreditorDebtsQuery,
  CreditorPaymentsOfShiftQuery,
  CreditSalesOfShiftQuery,
  CreditSlipSeenQuery,
  CreditStandingQuery,
  CreditVehicleLitresQuery,
  CrewChoicesOfClosedQuery,
  CrewChoicesQuery,
  EmployeeAdvancesOfShiftQuery,
  EmployeeStandingsQuery,
  EnteredBeforeCloseQuery,
  ExpenditureChoicesQuery,
  ExpendituresOfShiftQuery,
  FourEyesQuery,
  InspectionFactsQuery,
  InspectionProductsQuery,
  InspectionsQuery,
  InvoiceSuppliersQuery,
  LateEntryShiftsQuery,
  MeQuery,
  MessageCategoriesQuery,
  MeterEventsOfShiftQuery,
  NotesInSafeQuery,
  PaidEmployeesQuery,
  PayingCreditorsQuery,
  PaymentWaysQuery,
  PayTermsOfQuery,
  PendingChangesQuery,
  PendingInvoiceLinesQuery,
  RateOutlookQuery,
  RowToChangeQuery,
  RunningMetersQuery,
  RunningShiftQuery,
  SalariesOfQuery,
  SalaryFormQuery,
  SalaryPreviewQuery,
  SlipBooksQuery,
  StartShiftFormQuery,
  StockInFormQuery,
  StockInsOfShiftQuery,
  StockInsToReviewQuery,
  SwipeSettlementsQuery,
  SwipesToComeQuery,
  UndoLastShiftRefusalQuery,
  WaitingEntriesQuery,
  WaitingInShiftQuery,
  WaitsAboveQuery,
} from '../../../client/src/graphql/generated/graphql';
import { BUILT_IN_ROLES } from '../../../server/domain/rights';

/** What the queries of the pages under test answer; a function answers by the query's arguments. */
export type Station = MeQuery &
  ApiKeysQuery &
  RunningShiftQuery &
  WaitingEntriesQuery &
  WaitsAboveQuery &
  BankTransfersQuery &
  CashCollectionsOfShiftQuery &
  CashExchangesOfShiftQuery &
  CashPositionQuery &
  CashTransfersOfShiftQuery &
  ClosedShiftsToCorrectQuery &
  CollectionChoicesQuery &
  CorrectionFormQuery &
  CreditChoicesQuery &
  CreditFreeSlipQuery &
  CreditSalesOfShiftQuery &
  CreditSlipSeenQuery &
  CreditVehicleLitresQuery &
  CreditStandingQuery &
  CreditorDebtsQuery &
  CreditorPaymentsOfShiftQuery &
  CrewChoicesOfClosedQuery &
  CrewChoicesQuery &
  EmployeeAdvancesOfShiftQuery &
  EmployeeStandingsQuery &
  EnteredBeforeCloseQuery &
  ExpenditureChoicesQuery &
  ExpendituresOfShiftQuery &
  FourEyesQuery &
  InspectionFactsQuery &
  InspectionProductsQuery &
  InspectionsQuery &
  InvoiceSuppliersQuery &
  LateEntryShiftsQuery &
  MessageCategoriesQuery &
  MeterEventsOfShiftQuery &
  NotesInSafeQuery &
  PaidEmployeesQuery &
  PayTermsOfQuery &
  PayingCreditorsQuery &
  PaymentWaysQuery &
  PendingChangesQuery &
  PendingInvoiceLinesQuery &
  RowToChangeQuery &
  RunningMetersQuery &
  SalariesOfQuery &
  SalaryFormQuery &
  SalaryPreviewQuery &
  SlipBooksQuery &
  RateOutlookQuery &
  StartShiftFormQuery &
  StockInFormQuery &
  StockInsOfShiftQuery &
  StockInsToReviewQuery &
  SwipeSettlementsQuery &
  SwipesToComeQuery &
  UndoLastShiftRefusalQuery &
  WaitingInShiftQuery;

const PETROL = { productId: 1, productName: 'MOTOR SPIRIT', shortName: 'MS', rate: '100.00' };
const DIESEL = { productId: 2, productName: 'HIGH SPEED DIESEL', shortName: 'HSD', rate: '90.00' };

type RowField = RowToChangeQuery['changeableRow']['fields'][number];
const rowField = (
  field: Pick<RowField, 'name' | 'label' | 'kind' | 'value' | 'shown'> & Partial<RowField>,
): RowField => ({
  ...{ canChange: true, required: false, min: null, max: null, case: null, message: `${field.label} is wrong` },
  ...{ hint: null, reference: null, policyLine: null, options: [] },
  ...field,
});

const MORNING_CLOSE = {
  shiftId: 6,
  pumps: [
    {
      pumpId: 1,
      nozzles: [{ nozzleId: 1, open: 1_000_000, close: 1_100_000, testing: 0 }],
      swipes: [{ swipeMachineId: 1, amount: 200_000 }],
      lastCollection: { employeeId: 1, amount: 790_000, notes: [] },
      shortages: [{ employeeId: 1, amount: 10_000 }],
    },
  ],
  tanks: [{ tankId: 1, isAtg: true, volume: 4_900_000 }],
  comment: 'Rain',
};

/** A running shift with two pumps and two products, two creditors, two employees, and some notes in the safe. */
export const newStation = (): Station => ({
  me: {
    userId: 1,
    name: 'MEENA',
    email: 'meena@station.example',
    language: null,
    role: 'Staff',
    rights: [...BUILT_IN_ROLES.staff],
  },
  mySecondFactor: { mustSetUp: false },
  stationName: 'TEST STATION',
  stationSettings: { fourEyes: false },
  runningShift: {
    id: 7,
    shiftDate: '2026-01-15',
    shiftName: 'MORNING',
    startedAt: '2026-01-15T00:30:00Z',
    rates: [PETROL, DIESEL],
  },
  lastClosedShift: null,
  lateEntryShifts: [
    { id: 6, shiftDate: '2026-01-14', shiftName: 'NIGHT' },
    { id: 5, shiftDate: '2026-01-14', shiftName: 'MORNING' },
  ],
  apiKeys: [],
  reports: {
    closeShiftReportBetweenTwoDay: {
      rows: [
        { shiftId: 5, shiftDate: '2026-01-13', shift: 'NIGHT', sale: '8000.00', closedBy: 'MEENA' },
        { shiftId: 6, shiftDate: '2026-01-14', shift: 'MORNING', sale: '10000.00', closedBy: 'MEENA' },
      ],
    },
  },
  correctionForm: {
    ...{
      shiftId: 6,
      shiftDate: '2026-01-14',
      shiftName: 'MORNING',
      startedAt: '2026-01-14T00:30:00Z',
      closedAt: '2026-01-14T12:30:00Z',
      version: 3,
    },
    draft: JSON.stringify(MORNING_CLOSE),
    nozzles: [
      {
        ...{ legId: 12, nozzleId: 1, nozzleName: 'N1', pumpId: 1, pumpName: 'PUMP 1', productId: 1, isFirst: false },
        ...{
          open: '1000.000',
          close: null,
          testing: '0.000',
          endedBy: null,
          usual: null,
          flowRate: 40,
          meterMax: null,
        },
      },
    ],
    products: [{ ...PETROL, rateId: 5 }],
    credits: [],
    cashCollections: [],
    swipeMachines: [{ id: 1, name: 'HDFC' }],
    employees: [
      { id: 1, name: 'RAVI', contactNo: '9876543210', pumpId: 1 },
      { id: 2, name: 'SUNITA', contactNo: '9876543211', pumpId: null },
    ],
    tanks: [
      {
        ...{ tankId: 1, tankName: 'TANK 1', productId: 1, capacity: '20000.000', bookVolume: '5000.000' },
        ...{ permittedVariation: null, nozzleIds: [1], chart: [] },
      },
    ],
    nextShift: '14-01-2026 NIGHT',
    nextReadings: [
      {
        ...{ afterLegId: 12, shiftDate: '2026-01-14', shiftName: 'NIGHT', open: '1100.000', close: '1250.000' },
        ...{ testing: '5.000', endedBy: null },
      },
    ],
    endedLegs: [],
    collections: [],
    laterShifts: [],
    onDuty: [{ employeeId: 1, employeeName: 'RAVI', pumpId: 1 }],
  },

  pumpProducts: [
    { pumpId: 1, pumpName: 'PUMP 1', ...PETROL },
    { pumpId: 1, pumpName: 'PUMP 1', ...DIESEL },
    { pumpId: 2, pumpName: 'PUMP 2', ...DIESEL },
  ],
  employees: [
    { id: 1, name: 'RAVI', contactNo: '9000000001', disabled: false },
    { id: 2, name: 'SUNITA', contactNo: '9000000002', disabled: false },
  ],
  crewOnDuty: [{ employeeId: 1, employeeName: 'RAVI', pumpId: 1 }],
  employeeStandings: [
    { employeeId: 1, employeeName: 'RAVI', contactNo: '9000000001', balance: '0.00', hasLeft: false },
    { employeeId: 2, employeeName: 'SUNITA', contactNo: '9000000002', balance: '500.00', hasLeft: false },
  ],
  creditors: [
    { id: 1, firmName: 'SHREE TRANSPORT', shortName: 'SHREE', disabled: false },
    { id: 2, firmName: 'GANGA ROADWAYS', shortName: 'GANGA', disabled: false },
  ],
  creditHabits: [],
  creditFreeSlip: (({ slipNo }: { slipNo: string }) => slipNo) as unknown as string,
  creditSlipSeen: [],
  creditVehicleLitres: [],
  creditStanding: { due: '1000.00', maxLimit: '50000.00', passesLimitBy: null, vehicles: [] },
  creditorDebts: { due: '1000.00', maxLimit: '50000.00', unbilled: '0.00', advance: '0.00', debts: [] },
  slipBooks: [],
  waitingEntries: [],
  waitsAbove: null,
  invoiceSuppliers: [],
  expenditureCategories: [
    { id: 1, name: 'TEA AND SNACKS', disabled: false },
    { id: 2, name: 'REPAIRS', disabled: false },
  ],

  paymentWays: {
    accounts: [
      {
        id: 1,
        name: 'STATE BANK',
        disabled: false,
        modes: [{ id: 1, name: 'CHEQUE', disabled: false, isCheque: false }],
      },
    ],
    modes: [{ id: 1, name: 'CHEQUE', disabled: false, isCheque: false }],
  },
  uncountedCash: '0.00',
  notesInSafe: [
    { id: 1, value: 500, available: 10 },
    { id: 2, value: 100, available: 20 },
    { id: 3, value: 10, available: 50 },
  ],
  cashPosition: {
    shiftDate: '2026-01-15',
    shiftName: 'MORNING',
    opening: '7500.00',
    lines: [],
    book: '7500.00',
    counted: '7500.00',
    uncounted: '0.00',
    difference: '0.00',
  },

  beforeClose: { shiftId: 7, expenditures: 0, spent: '0.00', linesToUnload: 1, waiting: [], waitingChanges: [] },
  tankStates: [{ tankId: 1, tankName: 'TANK 1', stockIn: '0.000' }],

  salaryForm: { from: '2026-01-01', to: '2026-01-14', paidUpTo: '2025-12-31', payTo: '2026-01-14', unpaidSince: null },
  salaryPreview: {
    ...{ from: '2026-01-01', to: '2026-01-14', shiftsWorked: 10, lines: [], earned: '5000.00', owedBefore: '0.00' },
    recovered: { carried: '0.00', advances: '0.00', shortages: '0.00' },
    notRecovered: { carried: '0.00', advances: '0.00', shortages: '0.00' },
    payable: '5000.00',
  },
  salariesOf: [],
  payTermsOf: {
    paidUpTo: null,
    terms: [{ id: 1, since: '2025-01-01', payBasis: 'SHIFT', payRate: '500.00', reason: null, enteredBy: 'MEENA' }],
  },

  swipesToCome: [
    {
      ...{ swipeMachineId: 1, name: 'HDFC MACHINE', toCome: '1000.00' },
      days: [{ businessDate: '2026-01-15', taken: '1000.00', settled: '0.00' }],
    },
  ],
  swipeSettlements: [],
  bankTransfers: [],

  products: [
    { id: 1, name: 'MOTOR SPIRIT', shortName: 'MS', kind: 'FUEL' },
    { id: 2, name: 'HIGH SPEED DIESEL', shortName: 'HSD', kind: 'FUEL' },
  ],
  inspections: [],
  inspectionFacts: null,
  runningMeters: [
    {
      ...{
        nozzleId: 1,
        nozzleName: 'N1',
        pumpName: 'PUMP 1',
        shortName: 'MS',
        open: '1000.000',
        meterMax: '999999.000',
      },
      ...{ shiftStartedAt: '2026-01-15T00:30:00Z', flowRate: 40, soldBefore: '0.000', hasRolledOver: false },
    },
  ],
  undoLastShiftRefusal: null,
  meterEventsOfShift: [],
  eventCategories: [{ id: 1, name: 'Holiday', event: null }],
  receiveCategories: [],
  receiverTables: [],

  changeableRow: {
    ...{ table: 'expenditure', rowId: 9, label: 'Expenditure', title: 'Tea, ₹250.00', version: 3 },
    ...{ canBeChanged: true, canBeDeleted: true, whyNotDeleted: null, partOf: null },
    ...{ isChangedAtOnce: false, isDeletedAtOnce: false, needsReason: false },
    fields: [
      rowField({ name: 'amount', label: 'Amount', kind: 'money', value: '250.00', shown: '₹250.00', required: true }),
      rowField({ name: 'reference', label: 'Reference number', kind: 'text', value: 'R 1', shown: 'R 1', max: 40 }),
    ],
  },

  cashCollectionsOfShift: [],
  cashTransfersOfShift: [],
  cashExchangesOfShift: [],
  creditSalesOfShift: [],
  creditorPaymentsOfShift: [],
  employeeAdvancesOfShift: [],
  expendituresOfShift: [],
  pendingChanges: [],

  pumps: [
    { id: 1, name: 'PUMP 1', disabled: false },
    { id: 2, name: 'PUMP 2', disabled: false },
  ],
  startShiftForm: {
    shiftDate: '2026-01-16',
    shiftTypeId: 1,
    lastStartableDate: '2026-01-16',
    furthestDate: '2026-02-15',
    shiftTypes: [
      { id: 1, name: 'MORNING' },
      { id: 2, name: 'NIGHT' },
    ],
    rates: [PETROL, DIESEL],
    withoutRate: [],
    lacks: [],
    openingDoubts: [],
    lastCrew: [{ employeeId: 1, employeeName: 'RAVI', pumpId: 1 }],
  },

  rateOutlook: [
    { ...DIESEL, since: '2026-01-01', sinceShift: 'MORNING', nextRate: null, from: null, fromShift: null },
    { ...PETROL, since: '2026-01-01', sinceShift: 'MORNING', nextRate: null, from: null, fromShift: null },
  ],

  stockInForm: {
    shift: { shiftId: 7, shiftDate: '2026-01-15', shiftName: 'MORNING' },
    now: '2026-01-15T10:00',
    counts: 'ENTERED',
    tanks: [
      {
        ...{ tankId: 1, tankName: 'TANK 1', ...DIESEL, capacity: '20000.000', bookVolume: '4000.000' },
        ...{ readingSum: '1000.000', lastReading: '1000.000' },
        chart: [
          { dip: 0, volume: '0.000' },
          { dip: 2000, volume: '20000.000' },
        ],
      },
    ],
  },
  pendingInvoiceLines: [
    {
      ...{ invoiceLineId: 1, invoiceNumber: 'INV-1', invoiceDateTime: '2026-01-15T08:00', receivedOn: '2026-01-15' },
      ...{ quantity: '5000.000', shortageQuantity: '0.000', remaining: '5000.000' },
    },
  ],
  stockInsOfShift: [],
  stockInsToReview: [],
});
