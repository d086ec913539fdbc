import { createContext } from 'react';

/** The sources of the open page. A source's number is its place. */
export const SourceNumbers = createContext<readonly string[]>([]);
