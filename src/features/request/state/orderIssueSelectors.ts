import { createSelector } from '@reduxjs/toolkit';
import * as requestTexts from '@/features/request/texts';
import { fieldText, type Issue } from '@/features/request/rules/submissionIssue';
import { selectDeployment } from '@/features/preferences/deploymentSlice';
import { decodeError } from '@/features/history/rules/decodeError';
import { orderFields } from '@/features/request/rules/orderFields';
import { blockingIssues, issuesOf, leftToDo } from '@/features/request/rules/validateSubmission';
import { sharing } from '@/lib/shareStructure';
import { selectTouched } from './orderDraftSlice';
import { selectOrderForm } from './orderSelectors';
import { selectSubmission } from '@/features/request/protocol/submissionSlice';

const selectIssues = createSelector([selectOrderForm], sharing(issuesOf));

export const selectBlockingIssues = createSelector([selectIssues], blockingIssues);

/** Shared state group `isValidating`. Verification reports can't be invalid, only left out. */
export const selectIsValidating = createSelector(
  [selectBlockingIssues],
  sharing((issues: readonly Issue[]) => {
    const acknowledgement = issues.filter(({ fieldId }) => fieldId === orderFields.acknowledgement);
    // Fields of a borrower belong to the credit transaction.
    const transaction = issues.filter(({ fieldId }) => fieldId.startsWith('order-borrower'));
    const setup = issues.filter((issue) => !acknowledgement.includes(issue) && !transaction.includes(issue));
    return {
      requestSetupIsFin: setup.length === 0,
      requestSetupModel: setup,
      transactionHistIsFin: transaction.length === 0,
      transactionModel: transaction,
      digiVerificationIsFin: true,
      digiVerificationModel: [],
      acknowledgementCheckIsFine: acknowledgement.length === 0,
    };
  }),
);

export const selectOpenIssues = createSelector([selectBlockingIssues, selectSubmission], (issues, submission) =>
  submission.status === 'invalid' ? [...issues, ...submission.serviceIssues] : issues,
);

/** All issues after an invalid attempt; before it, immediate ones and those of fields left once. */
const selectShownIssues = createSelector(
  [selectOpenIssues, selectSubmission, selectTouched],
  (open, { status }, touched) =>
    status === 'invalid' ? open : open.filter(({ fieldId, isImmediate }) => isImmediate === true || touched[fieldId]),
);

/** The error text of each invalid field, by field id: its first issue, and what the service says, with its meaning. */
export const selectFieldErrors = createSelector(
  [selectShownIssues, selectSubmission, selectDeployment],
  sharing((issues, submission, { ERROR_GUIDE }): Readonly<Record<string, string>> => {
    const texts: Record<string, string> = {};
    for (const issue of issues) texts[issue.fieldId] ??= fieldText(issue);
    for (const issue of submission.status === 'invalid' ? submission.serviceIssues : []) {
      const parts = [texts[issue.fieldId], fieldText(issue), decodeError(issue.message, ERROR_GUIDE)?.MEANING];
      texts[issue.fieldId] = [...new Set(parts.filter((part) => part !== undefined))].join(' ');
    }
    return texts;
  }),
);

export const selectFieldWarnings = createSelector([selectIssues], (issues): Readonly<Record<string, string>> =>
  Object.fromEntries(
    issues.filter(({ isWarning }) => isWarning === true).map(({ fieldId, message }) => [fieldId, message]),
  ),
);

/** What is left to do, as parts of a sentence: one for each field that the service refused. */
export const selectLeftToDo = createSelector(
  [selectIssues, selectSubmission],
  sharing((issues, submission): string[] => {
    const refused = submission.status === 'invalid' ? submission.serviceIssues : [];
    const fields = new Set(refused.map(({ fieldId }) => fieldId));
    return [...leftToDo(issues), ...[...fields].map(() => requestTexts.refusedByService)];
  }),
);
