import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import * as uiTexts from '@/config/texts/uiTexts';
import { copyToClipboard } from './copyToClipboard';
import { Delivered } from './Delivered';
import { IconButton } from './IconButton';
import { useBriefly } from './useBriefly';

/** The button appears on hover and focus. One live region serves all: screen readers read out each empty one. */
export const CopyText = ({ text, what }: { readonly text: string; readonly what: string }) => {
  const [outcome, setOutcome] = useBriefly();
  return (
    <span className="copy-text">
      <Delivered text={text} />
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
