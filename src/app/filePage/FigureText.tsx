import * as filePageTexts from '@/config/texts/filePageTexts';
import type { Figure } from '@/domain/filePage/figure';
import { Delivered } from '@/ui/Delivered';
import { SourceMark } from './SourceMark';

/** A figure with the number of its source. */
export const FigureText = ({ figure: { text, gap, source } }: { readonly figure: Figure }) => (
  <span data-hint={source}>
    <span>{text === null && gap !== null ? <Gap gap={gap} /> : <Delivered text={text} />}</span>
    <SourceMark source={source} />
  </span>
);

/** A value that is not on the page, because it could not be read or is still loading. */
export const Gap = ({ gap }: { readonly gap: 'pending' | 'notLoaded' }) => (
  <i>{gap === 'pending' ? filePageTexts.notLoadedYet : filePageTexts.notLoaded}</i>
);
