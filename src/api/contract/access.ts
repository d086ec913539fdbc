import * as v from 'valibot';
import { read } from './call';
import { flag, listOf, optionalId, text } from './fields';

/**
 * Privileges of the signed-in user for one loan. The record stays open, because the deployment chooses the names of the
 * two menu privileges (config.json, PRIVILEGE_NAMES).
 *
 * @source Specification §3: "Menu item: displayName"
 */
export const privileges = v.record(v.string(), v.unknown());

export const menuItem = v.object({ displayName: text, sectionName: text });

export const employee = v.object({
  employeeId: optionalId,
  displayName: text,
  isInternalEmployee: flag,
  isActive: flag,
  title: text,
});

export const accessCalls = {
  privileges: read({
    path: '/common/privileges/v1/loans/{loanId}/multi-aus',
    summary: 'What the user may see and do on this loan',
    answer: privileges,
  }),
  menu1003: read({
    path: '/common/menu/v1/loan/{loanId}/1003',
    summary: 'Sections of the origination system, group 1003',
    answer: listOf(menuItem),
  }),
  menu1008: read({
    path: '/common/menu/v1/loan/{loanId}/1008',
    summary: 'Sections of the origination system, group 1008',
    answer: listOf(menuItem),
  }),
  employee: read({
    path: '/org/employee/{userId}',
    summary: 'Whether the user is an internal employee; 404 means not',
    answer: employee,
  }),
};
