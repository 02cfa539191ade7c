/** Everybody in a test comes from one address, so what one address may do is lifted where a test is of something else. */
export const ONE_ADDRESS = { ANONYMOUS_PER_MINUTE: '1000000', CONNECTIONS_PER_ADDRESS: '100000' };
