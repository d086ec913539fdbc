import type { ReactNode } from 'react';

export interface FieldProps {
  readonly label: string;
  /** The control's id, as the target of error summaries; generated if absent. */
  readonly id?: string | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly isRequired?: boolean | undefined;
  /** For a control in a table, where the column heading is the visible label. */
  readonly isLabelHidden?: boolean | undefined;
}

export const splitField = <Props extends FieldProps>(props: Props) => {
  const { label, id, hint, error, isRequired, isLabelHidden, ...control } = props;
  return [{ label, id, hint, error, isRequired, isLabelHidden }, control] as const;
};
