import { setupServer } from 'msw/node';

/** The simulated network. A request without a handler fails the test. */
export const server = setupServer();
