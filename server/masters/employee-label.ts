/** SQL: the name of employee `alias`; the phone number follows a name that several employees have. */
export const employeeLabel = (alias: string): string =>
  `(${alias}.name || CASE WHEN EXISTS (SELECT FROM employee o WHERE o.name = ${alias}.name AND o.id <> ${alias}.id)
     THEN ' (' || ${alias}.contact_no || ')' ELSE '' END)`;
