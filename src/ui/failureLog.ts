import { createContext } from 'react';

/** Reports render failures to the log; the app provides it. */
export const FailureLog = createContext<(error: unknown, where: string, reference: string) => void>(() => undefined);
