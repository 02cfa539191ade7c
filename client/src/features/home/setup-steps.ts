import { tabSeparated } from '../../../../server/domain/sheet';
import type { ImportRowsInput, StationSetupQuery } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';

export type Setup = StationSetupQuery['stationSetup'];

/** Rows that most stations need, added by one press. */
interface Proposal {
  label: string;
  /** Saved one after the other: later ones name rows of earlier ones. */
  inputs: readonly ImportRowsInput[];
  /** Only for an empty list. */
  isOffered: boolean;
}

interface Link {
  path: string;
  label: string;
  /** Rows that the import begins with, by field. */
  rows?: readonly Readonly<Record<string, string>>[];
}

/** What a step lacks: each one leads to where it is entered. */
interface Missing {
  label: string;
  links: readonly Pick<Link, 'path' | 'label'>[];
}

/** A step of the set-up guide. */
export interface SetupStep {
  name: string;
  title: string;
  /** What there is. */
  state: string;
  missing: readonly Missing[];
  isDone: boolean;
  /** Another station may do without it. */
  isOptional?: boolean;
  /** How long it takes a new owner, for the time left. */
  minutes: number;
  /** Where it goes on. */
  next: Link;
  /** The imports of its rows. */
  sheets?: readonly Link[];
  proposals?: readonly Proposal[];
}

const importOf = (list: string): Link => ({ path: `/page/import?list=${list}`, label: t('setup.import') });

type Rows = readonly (readonly string[])[];

const proposed = (label: string, listed: number, rowsOf: Readonly<Record<string, Rows>>): Proposal => ({
  label,
  inputs: Object.entries(rowsOf).map(([master, rows]) => ({ master, text: tabSeparated(rows) })),
  isOffered: listed === 0,
});

const named = (...names: readonly string[]): Rows => [['name'], ...names.map((name) => [name])];

const MODES = ['UPI', 'NEFT', 'Cheque'];

/** A bank account with what it accepts, and the machines whose takings each shift counts. */
function proposedWays(accounts: number): Proposal {
  const account = t('setup.ways.account');
  return proposed(t('setup.ways.propose'), accounts, {
    PaymentMode: named(...MODES),
    SwipeMachine: named(t('setup.ways.machine'), 'UPI'),
    TransactionAccount: named(account),
    AccountPaymentMode: [['accountId', 'paymentModeId'], ...MODES.map((mode) => [account, mode])],
  });
}

/** What most stations spend money on. */
const expenses = (): string[] => [
  t('setup.expenses.tea'),
  t('setup.expenses.repairs'),
  t('setup.expenses.electricity'),
  t('setup.expenses.stationery'),
];

const VALUES = ['500', '200', '100', '50', '20', '10', '5', '2', '1'];

const inWords = (...parts: readonly string[]): string => parts.join(' · ');

/** Nothing without links. */
const missingOf = (label: string, links: Missing['links']): Missing[] => (links.length > 0 ? [{ label, links }] : []);

const rowsAt = (path: string, rows: Setup['tanksWithoutChart'], parameter = 'id'): Missing['links'] =>
  rows.map(({ id, name }) => ({ path: `${path}?${parameter}=${id}`, label: name }));

const STATION = '/page/station-settings';

/** What bills and reports would lack. */
const notPrinted = ({ hasAddress, hasGstin, hasLogo }: Setup): Missing['links'] =>
  [
    { isEntered: hasAddress, label: t('setup.station.address') },
    { isEntered: hasGstin, label: t('setup.station.gstin') },
    { isEntered: hasLogo, label: t('setup.station.logo') },
  ].flatMap(({ isEntered, label }) => (isEntered ? [] : [{ path: STATION, label }]));

/**
 * The steps before the first shift, in the order in which each finds what it needs: a rate begins with a shift, a tank
 * holds a product, a nozzle belongs to a pump and a tank.
 */
export function setupSteps(setup: Setup, shiftRuns: boolean): SetupStep[] {
  const { fuels, fuelsWithoutRate, tanks, tanksWithoutChart, pumps, nozzles, pumpsWithoutNozzle } = setup;
  const hasRates = fuels > 0 && fuelsWithoutRate.length === 0;
  const hasTanks = tanks > 0;
  const addTank = { path: '/page/create-tank', label: t('setup.tanks.go') };
  const [uncharted] = rowsAt('/page/create-tank', tanksWithoutChart);
  const hasNozzles = pumps > 0 && pumpsWithoutNozzle.length === 0;
  const toOwner =
    setup.ownerToName === null ? [] : [{ path: `/page/user-edit?id=${setup.ownerToName}`, label: t('setup.owner.go') }];
  const steps: SetupStep[] = [
    {
      name: 'station',
      title: t('setup.station'),
      state: setup.isNamed ? t('setup.station.named') : t('setup.station.unnamed'),
      missing: [
        // Once the station has a name, the step's button leads there.
        ...missingOf(t('setup.owner.unnamed'), setup.isNamed ? [] : toOwner),
        ...missingOf(t('setup.station.missing'), notPrinted(setup)),
      ],
      isDone: setup.isNamed && setup.ownerToName === null,
      minutes: 1,
      next: (setup.isNamed && toOwner[0]) || { path: STATION, label: t('setup.station.go') },
    },
    {
      name: 'shifts',
      title: t('setup.shifts'),
      state: t('setup.shifts.count', { count: setup.shiftTypes }),
      missing: [],
      isDone: setup.shiftTypes > 0,
      minutes: 1,
      next: { path: '/page/create-shift', label: t('setup.shifts.go') },
      proposals: [
        proposed(t('setup.shifts.propose'), setup.shiftTypes, {
          ShiftType: [
            ['name', 'position'],
            [t('setup.shifts.morning'), '1'],
            [t('setup.shifts.night'), '2'],
          ],
        }),
      ],
    },
    {
      name: 'products',
      title: t('setup.products'),
      state: t('setup.products.count', { count: fuels }),
      missing: missingOf(t('setup.rates.missing'), rowsAt('/page/product-rate', fuelsWithoutRate, 'productId')),
      isDone: hasRates,
      minutes: 2,
      next:
        fuels === 0
          ? { path: '/page/create-product', label: t('setup.products.go') }
          : { path: '/page/product-rate', label: t('setup.rates.go') },
      proposals: [
        proposed(t('setup.products.propose'), fuels, {
          Product: [
            ['name', 'shortName'],
            ['Diesel', 'HS'],
            ['Petrol', 'MS'],
          ],
        }),
      ],
    },
    {
      name: 'tanks',
      title: t('setup.tanks'),
      state: t('setup.tanks.count', { count: tanks }),
      missing: missingOf(t('setup.charts.missing'), rowsAt('/page/create-tank', tanksWithoutChart)),
      isDone: hasTanks && tanksWithoutChart.length === 0,
      minutes: 3,
      // Once there are tanks, their charts are missing.
      next: uncharted ? { path: uncharted.path, label: t('setup.charts.go') } : addTank,
      sheets: [...(uncharted ? [addTank] : []), importOf('Tank')],
    },
    {
      name: 'nozzles',
      title: t('setup.nozzles'),
      state: inWords(t('setup.pumps.count', { count: pumps }), t('setup.nozzles.count', { count: nozzles })),
      missing: missingOf(t('setup.nozzles.missing'), rowsAt('/page/create-mpd', pumpsWithoutNozzle)),
      isDone: hasNozzles,
      minutes: 3,
      next:
        pumps === 0
          ? { path: '/page/create-mpd', label: t('setup.pumps.go') }
          : { path: '/page/create-nozzel', label: t('setup.nozzles.go') },
      sheets: [
        ...(pumps === 0 ? [{ ...importOf('Pump'), label: t('setup.pumps.import') }] : []),
        { ...importOf('Nozzle'), label: t('setup.nozzles.import') },
      ],
    },
    {
      name: 'people',
      title: t('setup.people'),
      state: t('setup.people.count', { count: setup.employees }),
      missing: [],
      isDone: setup.employees > 0,
      minutes: 2,
      next: { path: '/page/create-employee', label: t('setup.people.go') },
      sheets: [importOf('Employee')],
    },
    {
      name: 'customers',
      title: t('setup.customers'),
      state: inWords(
        t('setup.customers.count', { count: setup.creditors }),
        t('setup.suppliers.count', { count: setup.suppliers }),
      ),
      missing: [],
      isDone: setup.creditors + setup.suppliers > 0,
      isOptional: true,
      minutes: 3,
      next:
        setup.creditors === 0 || setup.suppliers > 0
          ? { path: '/page/create-creditor', label: t('setup.customers.go') }
          : { path: '/page/create-supplier', label: t('setup.suppliers.go') },
      sheets: [
        { ...importOf('Creditor'), label: t('setup.customers.import') },
        { ...importOf('Supplier'), label: t('setup.suppliers.import') },
      ],
    },
    {
      name: 'cash',
      title: t('setup.cash'),
      state: inWords(
        t('setup.notes.count', { count: setup.notes }),
        t('setup.accounts.count', { count: setup.accounts }),
      ),
      missing: missingOf(
        t('setup.accounts.missing'),
        rowsAt('/page/create-transaction-account', setup.accountsWithoutBalance),
      ),
      isDone: setup.notes > 0,
      minutes: 1,
      next:
        setup.notes === 0
          ? { ...importOf('Denomination'), label: t('setup.notes.go'), rows: VALUES.map((value) => ({ value })) }
          : { path: '/page/create-transaction-account', label: t('setup.accounts.go') },
      proposals: [
        proposedWays(setup.accounts),
        proposed(t('setup.expenses.propose'), setup.expenditureCategories, {
          ExpenditureCategory: named(...expenses()),
        }),
      ],
    },
  ];
  const toStart = { shifts: setup.shiftTypes > 0, products: hasRates, tanks: hasTanks, nozzles: hasNozzles };
  const lacking = steps.filter(({ name }) => toStart[name as keyof typeof toStart] === false);
  return [
    ...steps,
    {
      name: 'start',
      title: t('setup.start'),
      state: t(shiftRuns ? 'setup.start.running' : lacking.length > 0 ? 'setup.start.waits' : 'setup.start.ready'),
      missing: missingOf(
        t('setup.start.lacks'),
        lacking.map(({ title, next }) => ({ path: next.path, label: title })),
      ),
      isDone: shiftRuns,
      minutes: 1,
      next: { path: '/page/start-shift', label: t('setup.start.go') },
    },
  ];
}

/** The first step that is still to do; optional ones are passed. */
export const nextStep = (steps: readonly SetupStep[]): SetupStep | undefined =>
  steps.find(({ isDone, isOptional }) => !isDone && isOptional !== true);

/** Minutes for the steps that are still to do. */
export const minutesLeft = (steps: readonly SetupStep[]): number =>
  steps.reduce((sum, { isDone, minutes }) => sum + (isDone ? 0 : minutes), 0);
