import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { REQUIRED_FIELDS_INVALID } from '@/config/messages';
import { summaryText } from '@/domain/validation/submissionIssue';
import { selectSubmission } from '@/features/orderDraft/orderDraftSlice';
import { ErrorSummary } from '@/ui/ErrorSummary';
import { selectSummaryIssues } from '@/workflows/orderIssueSelectors';

/** Everything that kept the order from being sent; it takes the focus after each refused attempt. */
export function IssueSummary() {
  const issues = useSelector(selectSummaryIssues);
  const submission = useSelector(selectSubmission);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (submission.status === 'invalid') summary.current?.focus();
  }, [submission]);
  return (
    <ErrorSummary
      ref={summary}
      heading={REQUIRED_FIELDS_INVALID}
      errors={issues.map((issue, index) => ({
        id: `${issue.key} ${index}`,
        text: summaryText(issue),
        fieldId: issue.fieldId,
      }))}
    />
  );
}
