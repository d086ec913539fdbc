import { page, seeOther } from '@sandbox/http/reply';
import { methods, type Route } from '@sandbox/http/route';
import { findPersona } from '@sandbox/personas';
import { controlPage } from './controlPage';
import type { Desk } from './desk';
import { controlEndpoints } from './endpoints';
import { checkFault, fromForm } from './faultFields';
import { checkHabits } from './habitFields';

/** The control desk: a page for humans and endpoints for tests. */
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

/** Runs the action of a button and returns the problems. @empty no problem */
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
    case 'deduplicate':
    case 'repeat':
      desk.changeHabits({ deduplicates: form.get('action') === 'deduplicate' });
      return [];
    case 'withFindings':
    case 'withoutFindings':
      desk.changeHabits({ sendsFindings: form.get('action') === 'withFindings' });
      return [];
    case 'files': {
      const kind = form.get('kind') ?? '';
      const checked = checkHabits({ responseFiles: kind === '' ? null : kind });
      if ('problems' in checked) return checked.problems;
      desk.changeHabits(checked.changes);
      return [];
    }
    case 'reset':
      desk.reset();
      return [];
    case 'expire':
      desk.expireSessions();
      return [];
    case 'person': {
      const persona = findPersona(form.get('person') ?? '');
      if (persona === undefined) return ['There is no such persona.'];
      desk.changePerson(persona.id);
      return [];
    }
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
