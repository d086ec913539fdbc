import * as v from 'valibot';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { read } from '@/http/contract/call';
import {
  flag,
  number,
  openPrivilege,
  optionalId,
  privilege,
  shownNumber,
  text,
  knownItemsOf,
} from '@/http/contract/fields';

/** Null, in every entity: the API did not send the value. @spec DAT-19 */
export const loanHeader = v.object({
  loanId: optionalId,
  loanNumber: shownNumber,
  borrowerName: text,
  loanStage: text,
  loanStageSequence: number,
  /** 2 DU, 3 LP, 4 Other. */
  lockedAusRequestTypeId: number,
  isReadOnly: flag,
});

/** Amounts are in US dollars. */
export const loanData = v.object({
  productMoniker: text,
  productName: text,
  productType: text,
  businessChannel: text,
  /** 6 and 3 retail, 2 and -2 wholesale. */
  businessChannelId: number,
  purposeType: text,
  refinancePurpose: text,
  residencyType: text,
  isConstructionPermanent: flag,
  baseLoanAmount: number,
  purchasePrice: number,
  appraisedValue: number,
});

export type LoanHeader = v.InferOutput<typeof loanHeader>;
export type LoanData = v.InferOutput<typeof loanData>;

export const loanCalls = {
  /** Who and what the loan is, for the strip and the first route choice. */
  loanHeader: read({
    path: '/application/loan-header/v1/loan/{loanId}/loan-info',
    answer: loanHeader,
  }),
  /** Product, channel and purpose, for the strip and the order rules. */
  loanData: read({
    path: '/application/loan-info/v2/loan/{loanId}',
    answer: loanData,
  }),
};

/** The user's privileges on one loan, perhaps among others. config.json (PRIVILEGE_NAMES) names those of the menu. */
export const privilegesNamed = ({ MENU_1003, MENU_1008 }: RuntimeConfig['PRIVILEGE_NAMES']) =>
  v.objectWithRest(
    {
      hasAccessToViewRequestResponseXML: v.optional(privilege),
      // The API's own spelling.
      canViewRecievedDate: v.optional(privilege),
      [MENU_1003]: v.optional(privilege),
      [MENU_1008]: v.optional(privilege),
      canSubmitAus: v.optional(privilege),
      canOverrideSelection: v.optional(privilege),
    },
    openPrivilege,
  );

export const privileges = privilegesNamed({ MENU_1003: 'canView1003Menu', MENU_1008: 'canView1008Menu' });

/** A section of the origination system. It needs both names. @spec DAT-22 */
export const menuItem = v.pipe(
  v.object({ displayName: text, sectionName: text }),
  v.transform(({ displayName, sectionName }) =>
    displayName === null || sectionName === null ? undefined : { displayName, sectionName },
  ),
);
export type MenuItem = NonNullable<v.InferOutput<typeof menuItem>>;

export const employee = v.object({
  employeeId: optionalId,
  displayName: text,
  isInternalEmployee: flag,
  isActive: flag,
  title: text,
});

export const accessCalls = {
  /** What the user may see and do on this loan. */
  privileges: read({
    path: '/common/privileges/v1/loans/{loanId}/multi-aus',
    answer: privileges,
  }),
  /** Sections of the origination system, group 1003. */
  menu1003: read({
    path: '/common/menu/v1/loan/{loanId}/1003',
    answer: knownItemsOf(menuItem),
  }),
  /** Sections of the origination system, group 1008. */
  menu1008: read({
    path: '/common/menu/v1/loan/{loanId}/1008',
    answer: knownItemsOf(menuItem),
  }),
  /** Whether the user is an internal employee; 404 means not. */
  employee: read({
    path: '/org/employee/{userId}',
    answer: employee,
  }),
};

type LoanCalls = typeof loanCalls & typeof accessCalls;

declare module '@/http/contract/call' {
  interface Calls extends LoanCalls {}
}
