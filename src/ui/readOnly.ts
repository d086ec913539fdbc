import { createContext } from 'react';

/** True where the controls of a form show their values as text, because the user may look but not change anything. */
export const ReadOnly = createContext(false);
