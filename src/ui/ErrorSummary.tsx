import { type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import { styled } from 'styled-components';

export interface SummaryError {
  readonly id: string;
  readonly text: string;
  /** The id of the control that mends it. */
  readonly fieldId?: string | undefined;
}

interface ErrorSummaryProps {
  readonly heading: ReactNode;
  readonly errors: readonly SummaryError[];
  /** For giving the summary focus after a refused submit. */
  readonly ref?: Ref<HTMLElement>;
}

/**
 * Everything that keeps a form from being sent, each line leading to its field.
 *
 * @empty without errors there is no summary
 */
export const ErrorSummary = ({ heading, errors, ref = null }: ErrorSummaryProps) => {
  const headingId = useId();
  if (errors.length === 0) return null;
  return (
    <Box ref={ref} tabIndex={-1} aria-labelledby={headingId}>
      <div role="alert">
        <h2 id={headingId}>{heading}</h2>
        <ul>
          {errors.map((error) => (
            <li key={error.id}>
              <ErrorLine {...error} />
            </li>
          ))}
        </ul>
      </div>
    </Box>
  );
};

const ErrorLine = ({ text, fieldId }: SummaryError) =>
  fieldId === undefined ? (
    text
  ) : (
    <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
      {text}
    </a>
  );

/** Focus instead of a jump: the address stays, and typing can begin. A field that is gone leaves the link to itself. */
const focusField = (event: MouseEvent, fieldId: string): void => {
  const field = document.getElementById(fieldId);
  if (field === null) return;
  event.preventDefault();
  field.focus();
};

const Box = styled.section`
  margin-bottom: var(--space-3);
  padding: var(--space-3) var(--space-4);
  color: var(--error);
  background: var(--error-bg);
  border: 1px solid var(--error);
  border-inline-start-width: 5px;
  border-radius: var(--radius-control);

  h2 {
    font: var(--type-section);
  }
  ul {
    margin-top: var(--space-1);
    padding-inline-start: var(--space-6);
  }
  a {
    /* High enough to be hit, line below line (WCAG 2.5.8). */
    display: inline-block;
    min-height: 24px;
    color: inherit;
  }
`;
