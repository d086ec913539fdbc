import { memo } from 'react';
import { styled } from 'styled-components';
import type { FindingPair } from '@/domain/findings/compareFindings';
import { wordChanges } from '@/domain/findings/wordChanges';
import { TextPieces } from './MarkedText';

interface ChangedTextsProps {
  readonly pair: FindingPair;
  readonly older: string;
  readonly newer: string;
}

/** Both texts of a message, with the words in which they differ struck through or underlined. */
export const ChangedTexts = memo(function ChangedTexts({ pair, older, newer }: ChangedTextsProps) {
  const changes = wordChanges(pair.older.text, pair.newer.text);
  return (
    <Texts>
      <dt>{older}</dt>
      <dd dir="auto">
        <TextPieces pieces={changes.older} mark="del" />
      </dd>
      <dt>{newer}</dt>
      <dd dir="auto">
        <TextPieces pieces={changes.newer} mark="ins" />
      </dd>
    </Texts>
  );
});

const Texts = styled.dl`
  dt {
    font: var(--type-label);
    color: var(--text-secondary);
  }
  dd {
    max-width: 90ch;
    margin-bottom: var(--space-1);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
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
