/** The column of a property: density_at_15 for densityAt15. */
export const columnOf = (property: string): string =>
  property.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=\d)/g, '_').toLowerCase();
