import type { WireOf } from '@sandbox/http/wireOf';
import type { requestTypeData } from '@/features/request/api/contract/requestSetup';
import { isoDateTime } from '@sandbox/world/clock';
import type { Loan, ServiceRun } from '@sandbox/world/model';
import { identifierOnFile, submissionsOf } from '@sandbox/world/onFile';
import { isGovernment, productOf } from '@sandbox/world/products';
import { type AusId, isDu, SERVICES } from '@sandbox/world/services';
import { isWholesale } from '@sandbox/world/stages';

const TRANSACTION_TYPES = [
  { label: 'Request New Findings', value: 'request_new' },
  { label: 'Import/Update Existing', value: 'import_existing' },
  { label: 'Not Applicable', value: 'not_applicable' },
] as const;

/** Returns the transaction types and identifiers of one system after its latest findings. */
export function requestTypeDataOf(loan: Loan, ausId: AusId, now: number): WireOf<typeof requestTypeData> {
  const submissions = submissionsOf(loan, ausId, now);
  const last = submissions.at(-1);
  const onFile = identifierOnFile(loan, ausId, now);
  const standard = defaultType(loan, ausId, onFile !== undefined);
  return {
    requestTypeId: ausId,
    transactionTypes: TRANSACTION_TYPES.map((type) => ({ ...type, isDefault: type.value === standard })),
    ...NO_IDENTIFIERS,
    ...identifiersOf(ausId, onFile),
    duLoanIdentifierLockStatus: isDu(ausId) ? lockStatus(loan, now) : null,
    submissionCount: submissions.length,
    lastSubmittedOn: last ? isoDateTime(last.run.orderedAt) : null,
  };
}

const NO_IDENTIFIERS = {
  du_key_id: null,
  duLoanIdentifierLockStatus: null,
  lpa_key_id: null,
  lpa_loan_identifier: null,
  lpa_thru_cal_key_id: null,
  lpa_thru_cal_loan_identifier: null,
};

function identifiersOf(ausId: AusId, onFile: ServiceRun | undefined) {
  if (onFile === undefined) return {};
  const { identifier, loanOnFile } = SERVICES[ausId];
  return {
    [identifier.onFile]: onFile.identifier,
    ...(loanOnFile !== null && { [loanOnFile]: onFile.lpaLoanIdentifier }),
  };
}

function defaultType({ facts }: Loan, ausId: AusId, isOnFile: boolean): (typeof TRANSACTION_TYPES)[number]['value'] {
  const isConstruction = facts.purpose === 'Construction-Permanent';
  const isClosed = !isDu(ausId) || isGovernment(productOf(facts.productMoniker));
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
