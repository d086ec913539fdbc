import * as startTexts from '@/config/texts/startTexts';
import type { RequestBorrower } from '@/features/request/api/contract/requestSetup';
import type { BorrowerEdit } from './orderDraft';
import { withDistinctNames } from '@/features/loan/rules/people';
import { groupBy, uniqueBy } from '@/lib/byKey';
import { borrowerKey, defaultReportType, type PullType } from './borrower';
import { missingFacts } from './facts';
import { own } from '@/lib/own';

interface BorrowerDefaults {
  /** By borrower id, the number of the report on file, for borrowers without a previous reference. */
  referencesOnFile: Readonly<Record<string, string>>;
  clearsDocuments: boolean;
  pull: PullType;
  /** Each borrower has their own pull type. When false, per-borrower choices are ignored. */
  hasOwnPulls: boolean;
}

type Edits = Readonly<Record<string, BorrowerEdit>>;

/** A borrower of the loan, with a name that no other one has. */
export type NamedBorrower = RequestBorrower & { isNamesake?: true };

/** If two entries have the same three ids, the first one counts. Equal names get a distinction. */
export function namedBorrowers(delivered: readonly RequestBorrower[]): NamedBorrower[] {
  const unique = uniqueBy(delivered, borrowerKey);
  return withDistinctNames(unique).map((one, at) => (one === unique[at] ? one : { ...one, isNamesake: true }));
}

/**
 * Returns the borrowers of the current order, in the API's order: the defaults, overridden by the user's edits. Without
 * a name, the id names.
 * @spec REQ-12, REQ-13, REQ-14, REQ-15, REQ-16
 */
export function workingBorrowers(
  named: readonly NamedBorrower[],
  edits: Edits,
  defaults: BorrowerDefaults,
): Borrower[] {
  const borrowers = named.map((one) => workingBorrower(one, edits, defaults));
  const applications = groupBy(borrowers, ({ applicationId }) => applicationId);
  const paired = [...applications.values()].flatMap((application) => pairUp(application, edits));
  return borrowers.map((borrower) => paired.find(({ key }) => key === borrower.key) ?? borrower);
}

export type Borrower = ReturnType<typeof workingBorrower>;
type BorrowerFact = 'isPrimary' | 'isJoint' | 'mayBeJoint' | 'copyLiabilities';

function workingBorrower(borrower: NamedBorrower, edits: Edits, defaults: BorrowerDefaults) {
  const key = borrowerKey(borrower);
  const edit = own(edits, key) ?? {};
  const referencesOnFile = [
    borrower.previousReportReferenceNumber,
    own(defaults.referencesOnFile, borrower.borrowerId) ?? null,
  ].filter((number) => number !== null);
  const reference = referencesOnFile[0] ?? null;
  const { previousFormFreeReportNumber: formFreeOnFile } = borrower;
  const type = edit.type ?? defaultReportType(borrower.previousReportReferenceNumber, reference !== null);
  // Copying starts on for a borrower of a new request.
  const copyLiabilities =
    edit.copyLiabilities ??
    (type === 'REQUEST_NEW' || reference === null ? true : borrower.previousAutoCopyLiabilities);
  return {
    ...borrower,
    key,
    borrowerName: borrower.borrowerName ?? startTexts.borrower(borrower.borrowerId),
    creditReportDocumentId: defaults.clearsDocuments ? null : borrower.creditReportDocumentId,
    isSelected: edit.isSelected ?? true,
    type,
    referencesOnFile,
    currentReportReferenceNumber: edit.reference ?? reference ?? '',
    currentReportIsJoint: false,
    currentAutoCopyLiabilities: copyLiabilities ?? false,
    formFreeNumber: edit.formFreeNumber ?? formFreeOnFile ?? '',
    pull: (defaults.hasOwnPulls ? edit.pull : undefined) ?? defaults.pull,
    /** The borrower follows the other borrower of a joint report, so the user can't change these fields. */
    tempDisabled: false,
    /** A joint report is possible: two selected borrowers, neither excluded, and the first one gets a report. */
    canBeJoint: false,
    /** The first borrower of a pair, who has the Joint checkbox. */
    leadsPair: false,
    /** The last report was joint, and this order requests separate ones. */
    splitsJointReport: false,
    /** What the order says of the borrower although neither the API nor the user has said it. */
    undelivered: missingFacts<BorrowerFact>({ isPrimary: borrower.isPrimary, copyLiabilities }),
  };
}

/** True if one is, null if none is and the API did not say it of each. */
const some = (one: boolean | null, other: boolean | null): boolean | null =>
  one === true || other === true ? true : one === null || other === null ? null : false;

/** Joins two borrowers in a report if possible and wanted; the second follows. @empty [] unless exactly two */
function pairUp(application: readonly Borrower[], edits: Edits): Borrower[] {
  const [first, second, ...others] = application.toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary));
  if (first === undefined || second === undefined || others.length > 0) return [];
  const isExcluded = some(first.disableIsJoint, second.disableIsJoint);
  const canBeJoint = isExcluded !== true && second.isSelected && first.type !== 'NONE';
  const wasJoint = some(first.previousReportWasJoint, second.previousReportWasJoint);
  const wanted = own(edits, first.key)?.isJoint ?? wasJoint;
  const isJoint = canBeJoint && wanted === true;
  const facts = missingFacts<BorrowerFact>({ isJoint: wanted, mayBeJoint: isJoint ? isExcluded : undefined });
  const lead = { ...first, leadsPair: true, undelivered: [...first.undelivered, ...(canBeJoint ? facts : [])] };
  if (!isJoint) {
    const isOrdered = [first, second].some(({ isSelected, type }) => isSelected && type !== 'NONE');
    return [
      {
        ...lead,
        canBeJoint: canBeJoint && first.isSelected,
        splitsJointReport: wasJoint === true && isOrdered,
      },
      second,
    ];
  }
  const { isSelected, type, currentReportReferenceNumber, currentAutoCopyLiabilities, pull } = first;
  const shared = {
    isSelected,
    type,
    currentReportReferenceNumber,
    currentAutoCopyLiabilities,
    pull,
    currentReportIsJoint: true,
  };
  return [
    { ...lead, ...shared, canBeJoint },
    { ...second, ...shared, tempDisabled: true, canBeJoint },
  ];
}
