import { toldApart } from '../../../../../server/domain/told-apart';
import type { CollectionChoicesQuery } from '../../../graphql/generated/graphql';
import type { Option } from '../../../ui/inputs/match-options';
import { hintOf } from '../../../ui/late-entry/offered';

/** The pumps of this shift, without duplicates. */
export const pumpOptions = ({ pumpProducts }: CollectionChoicesQuery): Option[] => [
  ...new Map(pumpProducts.map(({ pumpId, pumpName }) => [pumpId, { value: String(pumpId), label: pumpName }])).values(),
];

/** Employees on duty first, with their pump. */
export function employeeOptions({ employees, crewOnDuty, pumpProducts }: CollectionChoicesQuery): Option[] {
  const pumpOf = (employeeId: number): string | undefined => {
    const duty = crewOnDuty.find((member) => member.employeeId === employeeId);
    return pumpProducts.find(({ pumpId }) => pumpId === duty?.pumpId)?.pumpName;
  };
  const labels = toldApart(employees);
  const isOnDuty = (id: number): boolean => crewOnDuty.some(({ employeeId }) => employeeId === id);
  return [...employees]
    .sort((one, other) => Number(isOnDuty(other.id)) - Number(isOnDuty(one.id)))
    .map((employee) => ({
      value: String(employee.id),
      label: labels.get(employee.id)!,
      hint: hintOf(employee, pumpOf(employee.id)),
    }));
}

/** The employee on duty at the pump; null unless there is exactly one. */
export function employeeOnDuty({ crewOnDuty }: CollectionChoicesQuery, pump: string): string {
  const [first, second] = crewOnDuty.filter(({ pumpId }) => String(pumpId) === pump);
  return first !== undefined && second === undefined ? String(first.employeeId) : '';
}
