import { memo } from 'react';
import { styled } from 'styled-components';
import type { FindingPair } from '@/features/findings/reader/compareFindings';
import type { Finding } from '@/features/findings/reader/findings';
import type { TextPiece } from '@/features/findings/reader/findingSearch';
import { markedBlocks, wholeText } from '@/features/findings/reader/textBlocks';
import { wordChanges } from '@/features/findings/reader/wordChanges';
import { TextPieces } from './MarkedText';
import { TextBlocks } from './TextBlocks';

interface ChangedTextsProps {
  readonly pair: FindingPair;
  readonly older: string;
  readonly newer: string;
}

/** Both texts of a message, with the words in which they differ struck through or underlined. */
export const ChangedTexts = memo(function ChangedTexts({ pair, older, newer }: ChangedTextsProps) {
  const changes = wordChanges(wholeText(pair.older), wholeText(pair.newer));
  return (
    <Texts>
      <dt>{older}</dt>
      <dd>
        <Marked finding={pair.older} pieces={changes.older} mark="del" />
      </dd>
      <dt>{newer}</dt>
      <dd>
        <Marked finding={pair.newer} pieces={changes.newer} mark="ins" />
      </dd>
    </Texts>
  );
});

interface MarkedProps {
  readonly finding: Finding;
  readonly pieces: readonly TextPiece[];
  readonly mark: 'del' | 'ins';
}

const Marked = ({ finding, pieces, mark }: MarkedProps) => (
  <TextBlocks blocks={markedBlocks(finding, pieces)} render={(some) => <TextPieces pieces={some} mark={mark} />} />
);

const Texts = styled.dl`
  dt {
    font: var(--type-label);
    color: var(--text-secondary);
  }
  dd {
    margin-bottom: var(--space-1);
  }
  del {
    color: var(--error);
    background: var(--error-bg);
    text-decoration: line-through;
  }
  ins {
    font-weight: 600;
    color: var(--ok);
    background: var(--ok-bg);
    text-decoration: underline;
    text-underline-offset: 2px;
  }
`;
