import type * as v from 'valibot';
import type { requestTypeData } from '@/api/contract/requestSetup';
import { isoDateTime } from '@sandbox/world/clock';
import type { AusId, Loan } from '@sandbox/world/model';
import { identifierOnFile, submissionsOf } from '@sandbox/world/onFile';
import { isGovernment, productOf } from '@sandbox/world/products';
import { isWholesale } from '@sandbox/world/stages';

const TRANSACTION_TYPES = [
  { label: 'Request New Findings', value: 'request_new' },
  { label: 'Import/Update Existing', value: 'import_existing' },
  { label: 'Not Applicable', value: 'not_applicable' },
] as const;

export const isAusId = (id: number): id is AusId => id === 2 || id === 3 || id === 999;

/** Returns the transaction types and identifiers of one system after its latest findings. */
export function requestTypeDataOf(loan: Loan, ausId: AusId, now: number): v.InferOutput<typeof requestTypeData> {
  const submissions = submissionsOf(loan, ausId, now);
  const last = submissions.at(-1);
  const onFile = identifierOnFile(loan, ausId, now);
  const standard = defaultType(loan, ausId, onFile !== undefined);
  return {
    requestTypeId: ausId,
    transactionTypes: TRANSACTION_TYPES.map((type) => ({ ...type, isDefault: type.value === standard })),
    du_key_id: ausId === 2 ? (onFile?.identifier ?? null) : null,
    duLoanIdentifierLockStatus: ausId === 2 ? lockStatus(loan, now) : null,
    lpa_key_id: ausId === 3 ? (onFile?.identifier ?? null) : null,
    lpa_loan_identifier: ausId === 3 ? (onFile?.lpaLoanIdentifier ?? null) : null,
    lpa_thru_cal_key_id: ausId === 999 ? (onFile?.identifier ?? null) : null,
    lpa_thru_cal_loan_identifier: ausId === 999 ? (onFile?.lpaLoanIdentifier ?? null) : null,
    submissionCount: submissions.length,
    lastSubmittedOn: last ? isoDateTime(last.run.orderedAt) : null,
  };
}

function defaultType({ facts }: Loan, ausId: AusId, isOnFile: boolean): (typeof TRANSACTION_TYPES)[number]['value'] {
  const isConstruction = facts.purpose === 'Construction-Permanent';
  const isClosed = ausId !== 2 || isGovernment(productOf(facts.productMoniker));
  if (isConstruction && isClosed) return 'not_applicable';
  return isOnFile ? 'import_existing' : 'request_new';
}

/** After the lender imports a broker's casefile, the casefile belongs to the lender and is locked. */
function lockStatus(loan: Loan, now: number): string {
  const isImported = submissionsOf(loan, 2, now).some(
    ({ service }) => service.transactionType === 'import_existing' && service.outcome.kind === 'verdict',
  );
  return isWholesale(loan.channelId) && isImported ? 'Locked' : 'Unlocked';
}
