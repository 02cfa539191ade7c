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

/** A step of the set-up guide. */
export interface SetupStep {
  name: string;
  title: string;
  /** How far it is: what there is, and what is missing. */
  state: string;
  isDone: boolean;
  /** Another station may do without it. */
  isOptional?: boolean;
  /** How long it takes a new owner, for the time left. */
  minutes: number;
  /** Where it goes on. */
  next: Link;
  /** The import of its rows. */
  sheet?: Link;
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

/** The parts of a step's state that are not empty. */
const inWords = (...parts: readonly (string | false)[]): string => parts.filter((part) => part !== false).join(' · ');

const missing = (
  key: 'setup.rates.missing' | 'setup.charts.missing' | 'setup.nozzles.missing',
  names: readonly string[],
) => names.length > 0 && t(key, { names: names.join(', ') });

/**
 * The steps before the first shift, in the order in which each finds what it needs: a rate begins with a shift, a tank
 * holds a product, a nozzle belongs to a pump and a tank.
 */
export function setupSteps(setup: Setup, shiftRuns: boolean): SetupStep[] {
  const { fuels, fuelsWithoutRate, tanks, tanksWithoutChart, pumps, nozzles, pumpsWithoutNozzle } = setup;
  const hasRates = fuels > 0 && fuelsWithoutRate.length === 0;
  const hasNozzles = pumps > 0 && pumpsWithoutNozzle.length === 0;
  const steps: SetupStep[] = [
    {
      name: 'station',
      title: t('setup.station'),
      state: inWords(
        setup.isNamed ? t('setup.station.named') : t('setup.station.unnamed'),
        setup.ownerToName !== null && t('setup.owner.unnamed'),
      ),
      isDone: setup.isNamed && setup.ownerToName === null,
      minutes: 1,
      next:
        setup.isNamed && setup.ownerToName !== null
          ? { path: `/page/user-edit?id=${setup.ownerToName}`, label: t('setup.owner.go') }
          : { path: '/page/station-settings', label: t('setup.station.go') },
    },
    {
      name: 'shifts',
      title: t('setup.shifts'),
      state: t('setup.shifts.count', { count: setup.shiftTypes }),
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
      state: inWords(t('setup.products.count', { count: fuels }), missing('setup.rates.missing', fuelsWithoutRate)),
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
      state: inWords(t('setup.tanks.count', { count: tanks }), missing('setup.charts.missing', tanksWithoutChart)),
      isDone: tanks > 0,
      minutes: 3,
      next: { path: '/page/create-tank', label: t('setup.tanks.go') },
      sheet: importOf('Tank'),
    },
    {
      name: 'nozzles',
      title: t('setup.nozzles'),
      state: inWords(
        t('setup.pumps.count', { count: pumps }),
        t('setup.nozzles.count', { count: nozzles }),
        missing('setup.nozzles.missing', pumpsWithoutNozzle),
      ),
      isDone: hasNozzles,
      minutes: 3,
      next:
        pumps === 0
          ? { path: '/page/create-mpd', label: t('setup.pumps.go') }
          : { path: '/page/create-nozzel', label: t('setup.nozzles.go') },
      sheet: importOf(pumps === 0 ? 'Pump' : 'Nozzle'),
    },
    {
      name: 'people',
      title: t('setup.people'),
      state: t('setup.people.count', { count: setup.employees }),
      isDone: setup.employees > 0,
      minutes: 2,
      next: { path: '/page/create-employee', label: t('setup.people.go') },
      sheet: importOf('Employee'),
    },
    {
      name: 'customers',
      title: t('setup.customers'),
      state: t('setup.customers.count', { count: setup.creditors }),
      isDone: setup.creditors > 0,
      isOptional: true,
      minutes: 2,
      next: { path: '/page/create-creditor', label: t('setup.customers.go') },
      sheet: importOf('Creditor'),
    },
    {
      name: 'cash',
      title: t('setup.cash'),
      state: inWords(
        t('setup.notes.count', { count: setup.notes }),
        t('setup.accounts.count', { count: setup.accounts }),
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
  return [
    ...steps,
    {
      name: 'start',
      title: t('setup.start'),
      state: shiftRuns ? t('setup.start.running') : t('setup.start.waits'),
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
