/**
 * SQL: the name of employee `alias`, as `toldApart` shows it in choices: the phone number follows a name that several
 * employees have, or the number of the record where the phone does not tell them apart.
 */
export const employeeLabel = (alias: string): string => {
  const another = `EXISTS (SELECT FROM employee o WHERE o.name = ${alias}.name AND o.id <> ${alias}.id`;
  return `(${alias}.name || CASE WHEN ${another} AND o.contact_no = ${alias}.contact_no) THEN ' (#' || ${alias}.id || ')'
     WHEN ${another}) THEN ' (' || ${alias}.contact_no || ')' ELSE '' END)`;
};
