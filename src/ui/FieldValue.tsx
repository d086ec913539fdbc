import { Delivered } from './Delivered';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FieldLabel } from './FieldLabel';

interface FieldValueProps {
  readonly label: string;
  readonly isLabelHidden?: boolean | undefined;
  readonly value: ReactNode;
}

/** A field's value as text, in the place of its control. */
export const FieldValue = ({ label, isLabelHidden, value }: FieldValueProps) => (
  <div>
    <FieldLabel as="span" data-hidden={isLabelHidden}>
      {`${label} `}
    </FieldLabel>
    <Text data-value>
      {typeof value === 'string' || value === undefined ? <Delivered text={value || null} /> : value}
    </Text>
  </div>
);

const Text = styled.p`
  min-height: var(--control-height);
  padding-top: 6px;
  overflow-wrap: anywhere;
`;
