import type { SessionMemory } from './memory';

/** The mark of the person whose work this tab stores. */
const PERSON = 'tabPerson';
/** The drafts and orders of Request, and the flags that loanReads.ts keeps. */
export const TAB_WORK = {
  drafts: 'orderDrafts',
  draftNotes: 'orderDraftNotes',
  sentOrders: 'sentOrders',
  softPullFlags: 'softPullFlags',
};

/** Removes everything of one person's work that survives a reload of this tab. */
export const forgetTabWork = (memory: SessionMemory): void => Object.values(TAB_WORK).forEach(memory.forget);

/** Removes the work of another or unknown person: after a reload, the provider may sign in another one. */
export function keepOwnWork(memory: SessionMemory, mark: string | undefined): void {
  if (mark !== undefined && memory.read(PERSON) === mark) return;
  forgetTabWork(memory);
  if (mark === undefined) memory.forget(PERSON);
  else memory.write(PERSON, mark);
}
