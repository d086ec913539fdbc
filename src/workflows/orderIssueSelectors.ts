import { createSelector } from '@reduxjs/toolkit';
import { fieldText, type Issue } from '@/domain/validation/submissionIssue';
import { blockingIssues, readinessOf } from '@/domain/validation/validateSubmission';
import { selectSubmission, selectTouched } from '@/features/orderDraft/orderDraftSlice';
import { sharing } from '@/lib/shareStructure';
import { selectOrderForm } from './orderSelectors';

/** Every check with what it found, for the readiness panel, the summary and the fields alike. */
export const selectReadiness = createSelector([selectOrderForm], sharing(readinessOf));

export const selectBlockingIssues = createSelector([selectReadiness], blockingIssues);

/** What of the issues is shown: all after a refused attempt; before it, those that need no typing and those of fields left once. */
const selectShownIssues = createSelector(
  [selectReadiness, selectSubmission, selectTouched],
  (readiness, submission, touched): Issue[] => {
    const found = blockingIssues(readiness);
    if (submission.status === 'invalid') return [...found, ...submission.serviceIssues];
    return found.filter(({ fieldId, isImmediate }) => isImmediate === true || touched[fieldId]);
  },
);

/** The text beside each field that has something to mend, by field id. */
export const selectFieldErrors = createSelector(
  [selectShownIssues],
  sharing((issues): Readonly<Record<string, string>> => {
    const texts: Record<string, string> = {};
    for (const issue of issues) texts[issue.fieldId] ??= fieldText(issue);
    return texts;
  }),
);

/** What only needs confirming, by field id. */
export const selectFieldWarnings = createSelector([selectReadiness], (readiness): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readiness.flatMap(({ issues }) =>
      issues.filter(({ isWarning }) => isWarning === true).map(({ fieldId, message }) => [fieldId, message]),
    ),
  ),
);

/** The lines of the summary above a form that could not be sent. */
export const selectSummaryIssues = createSelector([selectBlockingIssues, selectSubmission], (issues, submission) =>
  submission.status === 'invalid' ? [...issues, ...submission.serviceIssues] : [],
);
