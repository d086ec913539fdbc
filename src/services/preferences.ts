import { createSessionMemory } from './sessionMemory';

/**
 * Small user preferences that outlive the session, such as the density of a table. With blocked storage they last for
 * the visit.
 */
export const preferences = createSessionMemory(() => localStorage);
