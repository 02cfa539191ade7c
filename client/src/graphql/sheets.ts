/** Where GraphQL takes bodies with a whole sheet. */
export const SHEETS_ADDRESS = '/graphql/sheets';

/** Request context of an operation with a whole sheet. */
export const overSheets = { uri: SHEETS_ADDRESS } as const;
