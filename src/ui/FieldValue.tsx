import { Delivered } from './Delivered';
import type { ReactNode } from 'react';

interface FieldValueProps {
  readonly label: string;
  readonly isLabelHidden?: boolean | undefined;
  readonly value: ReactNode;
}

/** A field's value as text, in the place of its control. */
export const FieldValue = ({ label, isLabelHidden, value }: FieldValueProps) => (
  <div>
    <span className="field-label" data-hidden={isLabelHidden}>
      {`${label} `}
    </span>
    <p className="field-value" data-value>
      {typeof value === 'string' || value === undefined ? <Delivered text={value || null} /> : value}
    </p>
  </div>
);
