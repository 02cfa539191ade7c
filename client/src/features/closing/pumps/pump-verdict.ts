import { type CalculatedPump, problemsOfPump, type Rates } from '../../../../../server/domain/closing';

/** The state of a pump's money; its texts are the catalogue keys closing.verdict.*. */
export type Verdict =
  | 'unread'
  | 'faulty'
  | 'toHandIn'
  | 'noEmployee'
  | 'shortageToShare'
  | 'nothingDue'
  | 'exact'
  | 'over'
  | 'withinTolerance'
  | 'shortageShared';

const OPEN: Readonly<Record<string, Verdict>> = {
  CLOSE_MISSING: 'unread',
  LAST_COLLECTION_MISSING: 'toHandIn',
  LAST_COLLECTION_EMPLOYEE: 'noEmployee',
  SHORTAGE_TOTAL: 'shortageToShare',
};

/** Verdicts that allow a close. */
export const SETTLED: ReadonlySet<Verdict> = new Set([
  'nothingDue',
  'exact',
  'over',
  'withinTolerance',
  'shortageShared',
]);

/** Whether all meters of a pump are read; before, what is still to hand in is not known. */
export const isReadAt = ({ pump }: CalculatedPump): boolean => pump.nozzles.every(({ close }) => close !== null);

/** The pump's verdict by the domain's own checks: the first failing one decides. */
export function verdictOf({ pump, missing, shortageNeeded, last }: CalculatedPump, rates: Rates): Verdict {
  const codes = problemsOfPump(pump, rates, '').map(({ code }) => code);
  const [first] = codes;
  if (first !== undefined) return codes.every((code) => code in OPEN) ? (OPEN[first] ?? 'faulty') : 'faulty';
  if (shortageNeeded > 0) return 'shortageShared';
  if (missing < 0) return 'over';
  if (missing > 0) return 'withinTolerance';
  return last === 0 ? 'nothingDue' : 'exact';
}
