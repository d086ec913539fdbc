import { createContext } from 'react';

/** Tells the log what could not be shown; the app's frame provides it. */
export const FailureLog = createContext<(error: unknown, where: string, reference: string) => void>(() => undefined);
