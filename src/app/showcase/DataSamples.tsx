import { styled } from 'styled-components';
import { DataColumns } from '@/ui/DataColumns';
import { Heading } from '@/ui/Heading';
import { Panel } from '@/ui/Panel';
import { StatusBadge } from '@/ui/StatusBadge';
import { ICONS, type Choices } from './choices';
import { Row } from './Row';

const TONES = ['info', 'ok', 'error', 'warn', 'neutral', 'recommended'] as const;

/** @source Specification §2: "/comp-list: showcase of buttons" */
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
