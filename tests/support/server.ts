import { setupServer } from 'msw/node';

/** The simulated network: a request that no handler knows fails the test. */
export const server = setupServer();
