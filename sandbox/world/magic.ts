import { CLOSED_AGENCY_ID } from './agencies';
import type { RunPlan } from './plan';

const WRONG_REFERENCE =
  '111342: The credit reference number does not match what the credit provider has on file. Check the number or order a new report.';
const WRONG_PASSWORD =
  '111336: The account number or password was not recognised by the credit provider. Check the agency login.';
const AGENCY_DOWN = '41: The credit agency is not available. Try again later or choose another agency.';

/** Returns the agency's error for the inputs that make an order fail on purpose; null for all others. */
export function creditRefusal({ credit, agencyId, hasWrongPassword }: RunPlan): string | null {
  const lines = credit.filter(({ isSelected, reportType }) => isSelected && reportType !== 'REPORT_TYPE_NONE');
  if (lines.length === 0) return null;
  if (hasWrongPassword) return WRONG_PASSWORD;
  if (agencyId === CLOSED_AGENCY_ID) return AGENCY_DOWN;
  return lines.some(
    ({ reportType, referenceNumber }) => reportType === 'REPORT_TYPE_RE_ISSUE' && referenceNumber?.endsWith('99'),
  )
    ? WRONG_REFERENCE
    : null;
}

export const isSlow = (note: string | null): boolean => note?.includes('#slow') ?? false;
export const failsLpa = (note: string | null): boolean => note?.includes('#fail') ?? false;
export const isInvalidKey = (identifier: string): boolean => identifier.toUpperCase().startsWith('X');
