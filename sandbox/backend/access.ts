import type { accessCalls } from '@/api/contract/loan';
import { findPersona } from '@sandbox/personas';
import type { Answerers } from './context';
import { MENU_1003, MENU_1008 } from './menus';
import { refuse } from './refusal';

export const accessAnswers: Answerers<typeof accessCalls> = {
  privileges: ({ loan, persona: { privileges } }) =>
    loan.hasNoPrivileges ? Object.fromEntries(Object.keys(privileges).map((name) => [name, false])) : { ...privileges },
  menu1003: () => [...MENU_1003],
  menu1008: () => [...MENU_1008],
  employee: ({ params }) => {
    const persona = findPersona(params['userId'] ?? '');
    if (!persona?.isInternalEmployee) return refuse(404, `${params['userId'] ?? ''} is not an employee`);
    return {
      employeeId: persona.id,
      displayName: persona.displayName,
      isInternalEmployee: true,
      isActive: true,
      title: persona.title,
    };
  },
};
