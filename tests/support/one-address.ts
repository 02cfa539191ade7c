/** All requests of a test come from one address, so the limits per address are raised for tests of other things. */
export const ONE_ADDRESS = { ANONYMOUS_PER_MINUTE: '1000000', CONNECTIONS_PER_ADDRESS: '100000' };
