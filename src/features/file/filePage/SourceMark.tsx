import { useContext } from 'react';
import { styled } from 'styled-components';
import * as filePageTexts from '@/config/texts/filePageTexts';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { SourceNumbers } from './sourceNumbers';

/** The number of a source, which is listed at the end of the page. */
export const SourceMark = ({ source }: { readonly source: string }) => (
  <Mark>
    <VisuallyHidden>{filePageTexts.sourceNumber}</VisuallyHidden>
    <span>{useContext(SourceNumbers).indexOf(source) + 1}</span>
  </Mark>
);

const Mark = styled.sup`
  margin-inline-start: 2px;
  font-size: 0.75em;
  font-weight: 400;
  line-height: 0;
  color: var(--text-secondary);
`;
