import { page, seeOther } from '@sandbox/http/reply';
import { methods, type Route } from '@sandbox/http/route';
import { findPersona } from '@sandbox/personas';
import { controlPage } from './controlPage';
import type { Desk } from './desk';
import { controlEndpoints } from './endpoints';
import { checkFault, checkHabits, fromForm } from './fields';

/** The control desk: a page for humans and endpoints for tests. */
export const controlRoutes = (desk: Desk): readonly Route[] => [
  {
    path: /^\/control$/,
    answer: methods({
      GET: () => page(controlPage(desk)),
      POST: async (request) => {
        const form = new URLSearchParams(await request.text());
        const problems = act(desk, form, form.get('action') ?? '');
        return problems.length === 0 ? seeOther('/control') : page(controlPage(desk, problems), 400);
      },
    }),
  },
  ...controlEndpoints(desk),
];

/** Runs the action of a button and returns the problems. @empty no problem */
function act(desk: Desk, form: URLSearchParams, name: string): readonly string[] {
  const checkedAction = CHECKED_ACTIONS[name];
  if (checkedAction) return checkedAction(desk, form);
  const action = ACTIONS[name];
  action?.(desk, form);
  return action ? [] : ['There is no such action.'];
}

type Action<Result> = (desk: Desk, form: URLSearchParams) => Result;

/** The actions of the buttons that always work. */
const ACTIONS: Readonly<Partial<Record<string, Action<void>>>> = {
  remove: ({ lender }, form) => void lender.faults.remove(form.get('id') ?? ''),
  hold: ({ clock }) => clock.hold(),
  release: ({ clock }) => clock.release(),
  deduplicate: ({ lender }) => lender.changeHabits({ deduplicates: true }),
  repeat: ({ lender }) => lender.changeHabits({ deduplicates: false }),
  withFindings: ({ lender }) => lender.changeHabits({ sendsFindings: true }),
  withoutFindings: ({ lender }) => lender.changeHabits({ sendsFindings: false }),
  reset: (desk) => desk.reset(),
  expire: (desk) => desk.expireSessions(),
};

/** The others, which return the problems of what was entered. */
const CHECKED_ACTIONS: Readonly<Partial<Record<string, Action<readonly string[]>>>> = {
  add: ({ lender }, form) => {
    const checked = checkFault(fromForm(form));
    if ('problems' in checked) return checked.problems;
    lender.faults.add(checked.fields);
    return [];
  },
  files: ({ lender }, form) => {
    const checked = checkHabits({ responseFiles: form.get('kind') || null });
    if ('problems' in checked) return checked.problems;
    lender.changeHabits(checked.fields);
    return [];
  },
  person: ({ changePerson }, form) => {
    const persona = findPersona(form.get('person') ?? '');
    if (persona === undefined) return ['There is no such persona.'];
    changePerson(persona.id);
    return [];
  },
};
