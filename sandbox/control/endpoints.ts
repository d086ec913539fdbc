import { json, noContent } from '@sandbox/http/reply';
import { findPersona } from '@sandbox/personas';
import { methods, type Route } from '@sandbox/http/route';
import { SECOND } from '@sandbox/world/clock';
import type { Desk } from './desk';
import { checkFault, checkHabits } from './fields';

/** The control endpoints for tests, with JSON requests and responses. */
export const controlEndpoints = (desk: Desk): readonly Route[] => [
  {
    path: /^\/control\/faults$/,
    answer: methods({
      GET: () => json(desk.lender.faults.list()),
      POST: async (request) => {
        const checked = checkFault(await readJson(request));
        return 'fields' in checked ? json(desk.lender.faults.add(checked.fields), 201) : json(checked, 400);
      },
      DELETE: () => done(desk.lender.faults.clear),
    }),
  },
  {
    path: /^\/control\/faults\/(?<id>[^/]+)$/,
    answer: methods({
      DELETE: (_request, { id = '' }) =>
        desk.lender.faults.remove(id) ? noContent() : json({ problems: [`There is no fault ${id}`] }, 404),
    }),
  },
  {
    path: /^\/control\/habits$/,
    answer: methods({
      GET: () => json(desk.lender.habits()),
      POST: async (request) => {
        const checked = checkHabits(await readJson(request));
        if ('problems' in checked) return json(checked, 400);
        desk.lender.changeHabits(checked.fields);
        return noContent();
      },
    }),
  },
  { path: /^\/control\/time\/hold$/, answer: methods({ POST: () => done(desk.clock.hold) }) },
  { path: /^\/control\/time\/release$/, answer: methods({ POST: () => done(desk.clock.release) }) },
  {
    path: /^\/control\/time\/pass\/(?<seconds>\d{1,6})$/,
    answer: methods({
      POST: (_request, { seconds }) => done(() => desk.clock.pass(Number(seconds) * SECOND * desk.timeScale)),
    }),
  },
  { path: /^\/control\/reset$/, answer: methods({ POST: () => done(desk.reset) }) },
  { path: /^\/control\/expire-session$/, answer: methods({ POST: () => done(desk.expireSessions) }) },
  {
    path: /^\/control\/person\/(?<id>[^/]+)$/,
    answer: methods({
      POST: (_request, { id = '' }) => {
        const persona = findPersona(id);
        return persona === undefined
          ? json({ problems: [`There is no persona ${id}`] }, 404)
          : done(() => desk.changePerson(persona.id));
      },
    }),
  },
  {
    path: /^\/control\/telemetry$/,
    answer: methods({
      GET: () => json(desk.telemetry.list()),
      DELETE: () => done(desk.telemetry.clear),
    }),
  },
];

function done(act: () => void): Response {
  act();
  return noContent();
}

/** @empty undefined when the body isn't JSON; no schema accepts undefined. */
const readJson = (request: Request): Promise<unknown> => request.json().catch(() => undefined);
