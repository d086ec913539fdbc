import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { styled } from 'styled-components';
import { DataColumns } from '@/ui/DataColumns';
import { Heading } from '@/ui/Heading';
import { IconButton } from '@/ui/IconButton';
import { ColumnHeadings } from '@/ui/listParts';
import { Panel } from '@/ui/Panel';
import { StatusBadge } from '@/ui/StatusBadge';
import { Table } from '@/ui/Table';
import { type Choices, ICONS } from './choices';

export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
`;

const LINES = [
  ['DU', 'Approve/Eligible', '$412,000.00'],
  ['LPA', 'Accept', '$412,000.00'],
] as const;

const AMOUNT = (
  <th scope="col" data-align="end">
    Amount
  </th>
);

export const TableSamples = ({ text, colors }: Choices) => (
  <>
    <Panel heading="Table" tone={colors} isFlush>
      <Table>
        <caption>{text}</caption>
        <ColumnHeadings headings={['AUS', 'Outcome']}>{AMOUNT}</ColumnHeadings>
        <tbody>
          {LINES.map((line) => (
            <tr key={line[0]}>
              <Cells line={line} />
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
    <Panel heading="Expandable table" tone={colors} isFlush>
      <Table>
        <caption>Requests</caption>
        <ColumnHeadings headings={['Request', 'AUS', 'Outcome']}>{AMOUNT}</ColumnHeadings>
        <RequestSample id="12" lines={LINES} detail={text} />
        <RequestSample id="11" lines={LINES.slice(0, 1)} detail={text} />
      </Table>
    </Panel>
  </>
);

const Cells = ({ line: [service, outcome, amount] }: { readonly line: (typeof LINES)[number] }) => (
  <>
    <td>{service}</td>
    <td>{outcome}</td>
    <td data-align="end">{amount}</td>
  </>
);

interface RequestSampleProps {
  readonly id: string;
  readonly lines: readonly (typeof LINES)[number][];
  readonly detail: string;
}

function RequestSample({ id, lines, detail }: RequestSampleProps) {
  const [isOpen, setIsOpen] = useState(false);
  const name = `Request ${id}`;
  return (
    <tbody data-group>
      {lines.map((line, index) => (
        <tr key={line[0]}>
          <td>
            {index === 0 && (
              <>
                <IconButton
                  icon={ChevronRight}
                  label={`${name} details`}
                  hasTooltip={false}
                  aria-expanded={isOpen}
                  onClick={() => setIsOpen(!isOpen)}
                />
                <span>{id}</span>
              </>
            )}
          </td>
          <Cells line={line} />
        </tr>
      ))}
      {isOpen && (
        <tr data-detail>
          <td colSpan={4}>{`${name}: ${detail}`}</td>
        </tr>
      )}
    </tbody>
  );
}

const TONES = ['info', 'ok', 'error', 'warn', 'neutral', 'recommended'] as const;

export const DataSamples = ({ size, text, padding, colors, icon, columns }: Choices) => (
  <>
    <Panel heading="Headings" tone={colors}>
      <Heading level={3} size={size}>
        {text}
      </Heading>
    </Panel>
    <Panel heading="Panel and data display" tone={colors} isFlush>
      <Padded $space={padding}>
        <DataColumns
          columns={Number(columns)}
          items={[
            { label: 'Product', value: 'Conventional 30' },
            { label: 'Interest rate', value: '6.375%' },
            { label: 'Text', value: text },
            { label: 'Not delivered', value: null },
          ]}
        />
      </Padded>
    </Panel>
    <Panel heading="Status badges" tone={colors}>
      <Row>
        {TONES.map((tone) => (
          <StatusBadge key={tone} tone={tone}>
            {tone}
          </StatusBadge>
        ))}
        <StatusBadge tone="info" icon={ICONS[icon]}>
          {text}
        </StatusBadge>
      </Row>
    </Panel>
  </>
);

const Padded = styled.div<{ $space: Choices['padding'] }>`
  padding: ${({ $space }) => ($space === '0' ? '0' : `var(--space-${$space})`)};
`;
