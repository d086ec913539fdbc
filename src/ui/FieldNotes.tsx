import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface FieldNotesProps {
  readonly hintId: string | undefined;
  readonly hint: ReactNode;
  readonly errorId: string | undefined;
  readonly error: string | undefined;
}

export const FieldNotes = ({ hintId, hint, errorId, error }: FieldNotesProps) => (
  <>
    {hintId !== undefined && <Hint id={hintId}>{hint}</Hint>}
    {errorId !== undefined && (
      <ErrorText id={errorId}>
        <CircleAlert aria-hidden size={14} />
        <span>{error}</span>
      </ErrorText>
    )}
  </>
);

const Hint = styled.p`
  /* The height of a line with a button, so that nothing below moves when one replaces the other. */
  min-height: 18px;
  margin-top: 2px;
  font: var(--type-label);
  color: var(--text-secondary);
`;

const ErrorText = styled.p`
  display: flex;
  gap: var(--space-1);
  align-items: flex-start;
  margin-top: 2px;
  font: var(--type-table);
  color: var(--error);

  > svg {
    flex: none;
    margin-top: 2px;
  }
`;
