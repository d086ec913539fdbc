import { type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import { css, styled } from 'styled-components';

export interface SummaryError {
  readonly id: string;
  readonly text: string;
  /** The id of the control that fixes the error. */
  readonly fieldId?: string | undefined;
}

interface ErrorSummaryProps {
  readonly heading: ReactNode;
  readonly errors: readonly SummaryError[];
  /** `plain` for a list that the user opens before an attempt. */
  readonly tone?: 'error' | 'plain';
  /** Runs before a link focuses its field. */
  readonly onFollow?: ((fieldId: string) => void) | undefined;
  /** Lets the caller focus the summary after an invalid submit. */
  readonly ref?: Ref<HTMLElement>;
}

/**
 * The errors that block a form, with links to their fields. Screen readers read it when it is focused, so an alert
 * would be read twice.
 *
 * @empty renders nothing without errors
 */
export const ErrorSummary = ({ heading, errors, tone = 'error', onFollow, ref = null }: ErrorSummaryProps) => {
  const headingId = useId();
  const linesId = useId();
  if (errors.length === 0) return null;
  return (
    <Box ref={ref} $tone={tone} tabIndex={-1} aria-labelledby={headingId} aria-describedby={linesId}>
      <h2 id={headingId}>{heading}</h2>
      <ul id={linesId}>
        {errors.map((error) => (
          <li key={error.id}>
            <ErrorLine {...error} onFollow={onFollow} />
          </li>
        ))}
      </ul>
    </Box>
  );
};

const ErrorLine = ({ text, fieldId, onFollow }: SummaryError & Pick<ErrorSummaryProps, 'onFollow'>) =>
  fieldId === undefined ? (
    text
  ) : (
    <a
      href={`#${fieldId}`}
      target="_self"
      onClick={(event) => {
        onFollow?.(fieldId);
        focusField(event, fieldId);
      }}
    >
      {text}
    </a>
  );

/**
 * Focuses the field instead of jumping to it: the address stays, and the user can type. If the field is gone, the link
 * keeps its default action.
 */
const focusField = (event: MouseEvent, fieldId: string): void => {
  const field = document.getElementById(fieldId);
  if (field === null) return;
  event.preventDefault();
  field.focus();
};

const TONES = {
  error: css`
    color: var(--error);
    background: var(--error-bg);
    border-color: var(--error);
  `,
  plain: css`
    border-color: var(--border-control);
  `,
};

const Box = styled.section<{ $tone: 'error' | 'plain' }>`
  margin-bottom: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: 1px solid;
  border-inline-start-width: 5px;
  border-radius: var(--radius-control);
  ${({ $tone }) => TONES[$tone]}

  h2 {
    font: var(--type-section);
  }
  ul {
    margin-top: var(--space-1);
    padding-inline-start: var(--space-6);
  }
  a {
    /* Makes each link large enough to click (WCAG 2.5.8). */
    display: inline-block;
    min-height: 24px;
    vertical-align: top;
    color: inherit;
  }
`;
