import { styled } from 'styled-components';
import type { Finding } from '@/domain/findings/findings';
import { MarkedText } from './MarkedText';

interface FindingTextProps {
  readonly finding: Finding;
  readonly query: string;
}

/** A message as the engine wrote it, whole, with its line breaks and its table rows. */
export const FindingText = ({ finding: { text, cells }, query }: FindingTextProps) =>
  cells === undefined ? (
    <Line dir="auto">
      <MarkedText text={text} query={query} />
    </Line>
  ) : (
    blocksOf(cells).map((block, index) =>
      typeof block === 'string' ? (
        <Line key={index} dir="auto">
          <MarkedText text={block} query={query} />
        </Line>
      ) : (
        <Rows key={index}>
          <tbody>
            {block.map((row, place) => (
              <tr key={place}>
                {row.map((cell, column) => (
                  <td key={column} dir="auto">
                    <MarkedText text={cell} query={query} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Rows>
      ),
    )
  );

type Row = readonly string[];

/** Lines as they are, and neighboring rows as one table. */
function blocksOf(lines: NonNullable<Finding['cells']>): (string | Row[])[] {
  const blocks: (string | Row[])[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (typeof line === 'string') blocks.push(line);
    else if (Array.isArray(last)) last.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

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
