import type * as v from 'valibot';
import { isCasefile, type ServiceOption, SERVICES } from '@/features/loan/rules/services';
import * as fields from '@/http/contract/fields';
import type { requestTypeData } from './requestSetup';

export type RequestTypeData = ReturnType<typeof ofSystem>;

/**
 * Returns the data of one system with its own identifiers, of those that the API has for all systems. Not beside the
 * schemas, which are no part of the first scripts.
 */
export function ofSystem(data: v.InferOutput<typeof requestTypeData>, option: ServiceOption) {
  const { identifier, loanIdentifier } = SERVICES[option];
  return {
    ...data,
    /** The API's default; null when it sends none. */
    defaultType: data.transactionTypes.find(({ isDefault }) => isDefault === true)?.value ?? null,
    identifier: fields.firstOf(data, identifier.onFile),
    loanIdentifier: loanIdentifier && fields.firstOf(data, loanIdentifier.onFile),
    /** The casefile belongs to the lender, and the user can't replace it. */
    isIdentifierLocked: isCasefile(option) && data.duLoanIdentifierLockStatus?.toLowerCase() === 'locked',
  };
}
