import { describe, expect, it } from 'vitest';
import { createSessionMemory } from '@/browser/memory';
import { forgetTabWork, keepOwnWork } from '@/browser/tabWork';

const WORK = ['orderDrafts', 'orderDraftNotes', 'sentOrders', 'softPullFlags'];

/** The storage of a tab that an earlier person has used. */
function usedTab(person: string | null) {
  for (const key of WORK) sessionStorage.setItem(key, '{"7100101":{}}');
  if (person !== null) sessionStorage.setItem('tabPerson', person);
  return createSessionMemory();
}

const kept = () => WORK.filter((key) => sessionStorage.getItem(key) !== null);

describe('the work of a tab', () => {
  it.each([
    ['the same person', 'a', 'a', WORK],
    ['another person', 'a', 'b', []],
    ['an unknown person after a known one', 'a', undefined, []],
    ['an unknown person after an unknown one', null, undefined, []],
    ['a known person after an unknown one', null, 'a', []],
    ['a person whose mark reads like none', null, 'null', []],
  ])('as %s', (_, before, now, work) => {
    keepOwnWork(usedTab(before), now);
    expect(kept()).toEqual(work);
    expect(sessionStorage.getItem('tabPerson')).toBe(now ?? null);
  });

  it('stays while the same person is signed in, and goes with each sign-in of an unknown one', () => {
    const memory = usedTab('a');
    keepOwnWork(memory, 'a');
    keepOwnWork(memory, 'a');
    expect(kept()).toEqual(WORK);
    keepOwnWork(memory, undefined);
    memory.write('orderDrafts', '{}');
    keepOwnWork(memory, undefined);
    expect(kept()).toEqual([]);
  });

  it('is forgotten also where only this page has it', () => {
    const memory = createSessionMemory(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    keepOwnWork(memory, 'a');
    for (const key of WORK) memory.write(key, '{}');
    keepOwnWork(memory, 'a');
    expect(WORK.map((key) => memory.read(key))).toEqual(WORK.map(() => '{}'));
    keepOwnWork(memory, 'b');
    expect(WORK.map((key) => memory.read(key))).toEqual(WORK.map(() => null));
    memory.write('orderDrafts', '{}');
    forgetTabWork(memory);
    expect(memory.read('orderDrafts')).toBeNull();
  });
});
