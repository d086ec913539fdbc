import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import * as uiTexts from '@/config/texts/uiTexts';
import { copyToClipboard } from './copyToClipboard';
import { IconButton } from './IconButton';
import { useBriefly } from './useBriefly';

interface CopyTextProps {
  readonly text: string;
  /** The kind of text, for the button's name: 'Copy {what}'. */
  readonly what: string;
}

/**
 * Text with a copy button, which appears on hover and focus. The shared live region announces the result: screen readers
 * would read an empty region beside every button as "status bar".
 */
export const CopyText = ({ text, what }: CopyTextProps) => {
  const [outcome, setOutcome] = useBriefly();
  return (
    <span className="copy-text">
      <span>{text}</span>
      <IconButton
        icon={outcome === uiTexts.copied ? Check : Copy}
        label={uiTexts.copy(what)}
        title={outcome === '' ? uiTexts.copy(what) : outcome}
        hasTooltip={false}
        onClick={() => void copyToClipboard(text).then(setOutcome)}
      />
    </span>
  );
};
