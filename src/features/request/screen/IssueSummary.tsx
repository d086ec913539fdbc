import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { REQUIRED_FIELDS_INVALID } from '@/config/messages';
import { summaryText } from '@/domain/validation/submissionIssue';
import { selectSubmission } from '@/features/request/state/orderDraftSlice';
import { selectSummaryIssues } from '@/features/request/state/orderIssueSelectors';
import { ErrorSummary } from '@/ui/ErrorSummary';

/**
 * Everything that prevents the order from being sent. Takes the focus after each invalid attempt.
 *
 * @source Specification §5: "'Error! One or more required fields …'", "Where these messages are displayed"
 */
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
