import { createSessionMemory } from './sessionMemory';

/** Small choices of taste that outlive the session, such as the density of a table; blocked storage keeps them for the visit. */
export const preferences = createSessionMemory(() => localStorage);
