import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { TextBlock } from '@/features/findings/reader/textBlocks';

interface TextBlocksProps<Content> {
  readonly blocks: readonly TextBlock<Content>[];
  readonly render: (content: Content) => ReactNode;
}

/** A message as the engine wrote it, whole, with its line breaks and its table rows. */
export const TextBlocks = <Content,>({ blocks, render }: TextBlocksProps<Content>) =>
  blocks.map((block, index) =>
    block.rows === undefined ? (
      <Line key={index} dir="auto">
        {render(block.line)}
      </Line>
    ) : (
      <Rows key={index}>
        <tbody>
          {block.rows.map((row, place) => (
            <tr key={place}>
              {row.map((cell, column) => (
                <td key={column} dir="auto">
                  {render(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Rows>
    ),
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
