import * as uiTexts from '@/config/texts/uiTexts';
import { shortText } from '@/lib/shortText';
import { VisuallyHidden } from './VisuallyHidden';

interface DeliveredProps {
  readonly text: string | null;
  /** Sentences get more characters than names. */
  readonly most?: number | undefined;
  /** Its link or label shows the hint, and is the Tab stop. */
  readonly isInControl?: boolean;
}

/** It doesn't reorder texts beside it. A very long one is cut, and whole in a hint. @empty null shows '--' */
export const Delivered = ({ text, most, isInControl = false }: DeliveredProps) => {
  if (text === null) return <MissingValue />;
  const short = shortText(text, most);
  return short === text ? (
    <bdi>{text}</bdi>
  ) : (
    <bdi data-hint={text} tabIndex={isInControl ? undefined : 0}>
      {short}
    </bdi>
  );
};

/** The placeholder for an unknown value. Screen readers read words, because they skip dashes. */
export const MissingValue = () => (
  <>
    <span aria-hidden>--</span>
    <VisuallyHidden>{uiTexts.notAvailable}</VisuallyHidden>
  </>
);
