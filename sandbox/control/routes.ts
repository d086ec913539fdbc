import { page, seeOther } from '@sandbox/http/reply';
import { methods, type Route } from '@sandbox/http/route';
import { controlPage } from './controlPage';
import type { Desk } from './desk';
import { controlEndpoints } from './endpoints';
import { checkFault, fromForm } from './faultFields';

/** The control desk: a page for people and endpoints for tests. */
export const controlRoutes = (desk: Desk): readonly Route[] => [
  {
    path: /^\/control$/,
    answer: methods({
      GET: () => page(controlPage(desk)),
      POST: async (request) => {
        const problems = act(desk, new URLSearchParams(await request.text()));
        return problems.length === 0 ? seeOther('/control') : page(controlPage(desk, problems), 400);
      },
    }),
  },
  ...controlEndpoints(desk),
];

/** Does what a button says. @empty when there was no problem */
function act(desk: Desk, form: URLSearchParams): readonly string[] {
  switch (form.get('action')) {
    case 'remove':
      desk.faults.remove(form.get('id') ?? '');
      return [];
    case 'hold':
      desk.clock.hold();
      return [];
    case 'release':
      desk.clock.release();
      return [];
    case 'reset':
      desk.reset();
      return [];
    case 'expire':
      desk.expireSessions();
      return [];
    case 'add':
      return plant(desk, form);
    default:
      return ['There is no such action.'];
  }
}

function plant({ faults }: Desk, form: URLSearchParams): readonly string[] {
  const checked = checkFault(fromForm(form));
  if ('problems' in checked) return checked.problems;
  faults.add(checked.fields);
  return [];
}
