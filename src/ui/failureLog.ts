import { createContext } from 'react';

/** A part of the page that may fail to render on its own, by its name in the log. */
export type PagePart = 'menu' | 'part' | 'requestDetail' | 'screen' | 'signIn.return' | 'strip' | 'user';

export const FailureLog = createContext<(error: unknown, where: PagePart, reference: string) => void>(() => undefined);
