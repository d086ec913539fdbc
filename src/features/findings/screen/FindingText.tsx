import { type ElementType, memo } from 'react';
import { styled } from 'styled-components';
import type { FindingPair } from '@/features/findings/reader/compareFindings';
import type { Finding } from '@/features/findings/reader/findings';
import { hitsIn, type TextPiece } from '@/features/findings/reader/findingSearch';
import { textBlocks, wholeText } from '@/features/findings/reader/textBlocks';
import { wordChanges } from '@/features/findings/reader/wordChanges';

/** A message as the engine wrote it, with the places of the query marked. */
export const FindingText = ({ finding, query }: { readonly finding: Finding; readonly query: string }) => (
  <Blocks finding={finding} pieces={hitsIn(wholeText(finding), query)} mark={Hit} />
);

export const MarkedText = ({ text, query }: Readonly<Record<'text' | 'query', string>>) => (
  <Pieces pieces={hitsIn(text, query)} mark={Hit} />
);

type ChangedTextsProps = Readonly<Record<'older' | 'newer', string>> & { readonly pair: FindingPair };

/** Both texts of a message, with the words in which they differ struck through or underlined. */
export const ChangedTexts = memo(function ChangedTexts({ pair, older, newer }: ChangedTextsProps) {
  const changes = wordChanges(wholeText(pair.older), wholeText(pair.newer));
  return (
    <Texts>
      <dt>{older}</dt>
      <dd>
        <Blocks finding={pair.older} pieces={changes.older} mark="del" />
      </dd>
      <dt>{newer}</dt>
      <dd>
        <Blocks finding={pair.newer} pieces={changes.newer} mark="ins" />
      </dd>
    </Texts>
  );
});

interface PiecesProps {
  readonly pieces: readonly TextPiece[];
  /** Shows by more than color what is marked. */
  readonly mark: ElementType;
}

/** Whole, with line breaks and table rows. */
const Blocks = ({ finding, ...rest }: PiecesProps & { readonly finding: Finding }) =>
  textBlocks(finding, rest.pieces).map((block, index) =>
    block.rows === undefined ? (
      <Line key={index} dir="auto">
        <Pieces {...rest} pieces={block.line} />
      </Line>
    ) : (
      <Rows key={index}>
        <tbody>
          {block.rows.map((row, place) => (
            <tr key={place}>
              {row.map((cell, column) => (
                <td key={column} dir="auto">
                  <Pieces {...rest} pieces={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Rows>
    ),
  );

const Pieces = ({ pieces, mark: Mark }: PiecesProps) =>
  pieces.map(({ text, isMarked }, index) =>
    isMarked ? <Mark key={index}>{text}</Mark> : <span key={index}>{text}</span>,
  );

const Line = styled.p`
  max-width: 90ch;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Rows = styled.table`
  margin-block: var(--space-1);
  font: inherit;
  border-collapse: collapse;

  td {
    padding: 2px var(--space-2);
    overflow-wrap: anywhere;
    border: 1px solid var(--border);
  }
`;

const Hit = styled.mark`
  color: inherit;
  background: var(--warn-bg);
  /* No frame: it would cover part of the characters beside it. */
  box-shadow: inset 0 -2px var(--warn);
`;

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
