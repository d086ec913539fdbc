import * as filePageTexts from '@/config/texts/filePageTexts';
import type { LabeledFigure } from '@/domain/filePage/figure';
import { FileSection } from './FileSection';
import { LabeledFigures } from './LabeledFigures';

export const FileCredit = ({ items }: { readonly items: readonly LabeledFigure[] }) => (
  <FileSection heading={filePageTexts.credit}>
    <LabeledFigures items={items} columns={2} />
  </FileSection>
);
