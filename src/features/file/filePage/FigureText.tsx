import * as filePageTexts from '@/config/texts/filePageTexts';
import type { Figure } from '@/domain/filePage/figure';
import { shortText } from '@/lib/shortText';
import { MissingValue } from '@/ui/MissingValue';
import { SourceMark } from './SourceMark';

/** A figure with the number of its source. A very long text is cut, and whole in the hint. */
export function FigureText({ figure: { text, gap, source } }: { readonly figure: Figure }) {
  const short = text && shortText(text);
  return (
    <span data-hint={short === text ? source : `${text} (${source})`}>
      <span dir="auto">{short ?? (gap === null ? <MissingValue /> : <Gap gap={gap} />)}</span>
      <SourceMark source={source} />
    </span>
  );
}

/** A value that is not on the page, because it could not be read or is still loading. */
export const Gap = ({ gap }: { readonly gap: 'pending' | 'notLoaded' }) => (
  <i>{gap === 'pending' ? filePageTexts.notLoadedYet : filePageTexts.notLoaded}</i>
);
