import { sum } from '../../server/domain/kernel/sum';

interface Dated {
  date: string;
  amount: number;
}

/** The money of a station as plain sums of events, in paise: no ledger, no database, no rule of the code under test. */
export class MoneyModel {
  /** What each creditor bought (+) and paid (−). */
  private readonly debts = new Map<number, Dated[]>();
  /** The unbilled sales of each creditor. */
  readonly unbilled = new Map<number, Dated[]>();
  private readonly billed = new Map<number, number>();
  /** What each employee owes (+) or is owed (−). */
  private readonly staff = new Map<number, number>();
  private readonly machines = new Map<number, number>();
  private readonly shifts = new Map<number, string[]>();
  cash: number;
  bank = 0;
  wallet = 0;
  /** Cheques that the bank has neither paid nor returned. */
  cheques = 0;

  constructor(cash: number) {
    this.cash = cash;
  }

  sell(creditorId: number, date: string, amount: number): void {
    this.owe(creditorId, date, amount);
    listIn(this.unbilled, creditorId).push({ date, amount });
  }

  /** An unbilled sale had another amount from the start; 0 means it did not exist. */
  correctSale(creditorId: number, { date, amount }: Dated, corrected: number): void {
    this.owe(creditorId, date, corrected - amount);
    const sales = listIn(this.unbilled, creditorId);
    const place = sales.findIndex((sale) => sale.date === date && sale.amount === amount);
    sales.splice(place, 1, ...(corrected > 0 ? [{ date, amount: corrected }] : []));
  }

  owe(creditorId: number, date: string, amount: number): void {
    listIn(this.debts, creditorId).push({ date, amount });
  }

  dueOf = (creditorId: number, asAt = '9999-12-31'): number =>
    sum(listIn(this.debts, creditorId), ({ date, amount }) => (date <= asAt ? amount : 0));

  /** Removes the sales of the days from the unbilled ones and returns their sum. */
  bill(creditorId: number, from: string, to: string): number {
    const sales = listIn(this.unbilled, creditorId);
    const isIn = ({ date }: Dated): boolean => date >= from && date <= to;
    const amount = sum(sales.filter(isIn), (sale) => sale.amount);
    this.unbilled.set(
      creditorId,
      sales.filter((sale) => !isIn(sale)),
    );
    this.billed.set(creditorId, this.billedOf(creditorId) + amount);
    return amount;
  }

  /** Whether the days have sales to bill while older ones are unbilled and payments exceed all bills. */
  leavesOutOlder(creditorId: number, from: string, to: string): boolean {
    const sales = listIn(this.unbilled, creditorId);
    const isPaidAhead = this.dueOf(creditorId) < this.unbilledOf(creditorId);
    return isPaidAhead && sales.some(({ date }) => date < from) && sales.some(({ date }) => date >= from && date <= to);
  }

  billedOf = (creditorId: number): number => this.billed.get(creditorId) ?? 0;
  unbilledOf = (creditorId: number): number => sum(listIn(this.unbilled, creditorId), ({ amount }) => amount);

  moveStaff(employeeId: number, amount: number): void {
    this.staff.set(employeeId, this.owedBy(employeeId) + amount);
  }
  owedBy = (employeeId: number): number => this.staff.get(employeeId) ?? 0;

  moveMachine(machineId: number, amount: number): void {
    this.machines.set(machineId, this.toComeOf(machineId) + amount);
  }
  toComeOf = (machineId: number): number => this.machines.get(machineId) ?? 0;

  attend(employeeId: number, date: string): void {
    listIn(this.shifts, employeeId).push(date);
  }
  attended = (employeeId: number, from: string, to: string): number =>
    listIn(this.shifts, employeeId).filter((date) => date >= from && date <= to).length;
}

function listIn<T>(map: Map<number, T[]>, key: number): T[] {
  const list = map.get(key) ?? [];
  map.set(key, list);
  return list;
}
