import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { summaryText } from '@/domain/submissionIssue';
import type { Readiness } from '@/domain/validateSubmission';
import { LinkButton } from '@/ui/LinkButton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

interface ReadinessListProps {
  readonly id: string;
  readonly checks: readonly Readiness[];
}

const MARKS = {
  ok: { Icon: CircleCheck, word: 'OK:', colour: 'var(--ok)' },
  warning: { Icon: TriangleAlert, word: 'To confirm:', colour: 'var(--warn)' },
  failed: { Icon: CircleX, word: 'To mend:', colour: 'var(--error)' },
  notApplicable: { Icon: CircleCheck, word: 'Not needed:', colour: 'var(--text-secondary)' },
} as const;

/** Every check of the order, each failure leading to the field that mends it. */
export const ReadinessList = ({ id, checks }: ReadinessListProps) => (
  <List id={id} aria-label="Readiness">
    {checks.map(({ label, state, issues }) => {
      const { Icon, word, colour } = MARKS[state];
      return (
        <li key={label}>
          <Icon aria-hidden size={16} color={colour} />
          <div>
            <VisuallyHidden>{word} </VisuallyHidden>
            {label}
            {issues.map((issue, index) => (
              <div key={index}>
                <LinkButton onClick={() => document.getElementById(issue.fieldId)?.focus()}>
                  {summaryText(issue)}
                </LinkButton>
              </div>
            ))}
          </div>
        </li>
      );
    })}
  </List>
);

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(280px, 1fr));
  gap: var(--space-2) var(--space-4);
  width: 100%;
  max-height: 40vh;
  padding: var(--space-2) 0;
  overflow: auto;
  font: var(--type-table);
  list-style: none;

  > li {
    display: flex;
    gap: var(--space-2);
  }
  svg {
    flex: none;
    margin-top: 1px;
  }
`;
