import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from './IconButton';
import { VisuallyHidden } from './VisuallyHidden';

interface CopyTextProps {
  /** What is shown, and what goes to the clipboard. */
  readonly text: string;
  /** What the text is, in the button's name: 'Copy {what}'. */
  readonly what: string;
}

type Outcome = '' | 'Copied' | 'Copy is not available';

const OUTCOME_SHOWN_MS = 4_000;

/** Text with a copy button that shows on hover and on focus; the text itself stays selectable. */
export const CopyText = ({ text, what }: CopyTextProps) => {
  const [outcome, setOutcome] = useState<Outcome>('');

  useEffect(() => {
    if (outcome === '') return undefined;
    const timer = setTimeout(() => setOutcome(''), OUTCOME_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('Copied');
    } catch {
      // No permission, or a page without https, where there is no clipboard at all.
      setOutcome('Copy is not available');
    }
  };

  return (
    <Pair>
      {text}
      <IconButton
        icon={outcome === 'Copied' ? Check : Copy}
        label={`Copy ${what}`}
        title={outcome === '' ? `Copy ${what}` : outcome}
        hasTooltip={false}
        onClick={() => void copy()}
      />
      <VisuallyHidden role="status">{outcome}</VisuallyHidden>
    </Pair>
  );
};

const Pair = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;

  > button {
    margin-block: -4px;
    opacity: 0;
  }
  &:hover > button,
  > button:focus-visible {
    opacity: 1;
  }
  @media (hover: none) {
    > button {
      opacity: 1;
    }
  }
  @media print {
    > button {
      display: none;
    }
  }
`;
