/** All requests of a test come from one address, so tests of other things lift the limits of an address. */
export const ONE_ADDRESS = { ANONYMOUS_PER_MINUTE: '1000000', CONNECTIONS_PER_ADDRESS: '100000' };
