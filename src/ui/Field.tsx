import { type ReactNode, use } from 'react';
import * as uiTexts from '@/config/texts/uiTexts';
import { Delivered } from './Delivered';
import type { FieldProps } from './fieldProps';
import { ReadOnly } from './readOnly';
import { useFieldNotes } from './useFieldNotes';

interface FieldFrameProps extends FieldProps {
  /** What a read-only form shows in the place of the control; undefined keeps the control. */
  readonly readOnlyText?: string;
  readonly children: (wiring: Wiring) => ReactNode;
}

type Wiring = ReturnType<typeof useFieldNotes>['described'] & {
  readonly id: string;
  readonly 'aria-required': true | undefined;
};

export const Field = ({ readOnlyText, children, ...field }: FieldFrameProps) => {
  const { label, isRequired, isLabelHidden } = field;
  const { controlId, described, notes } = useFieldNotes(field);
  const isReadOnly = use(ReadOnly);
  if (isReadOnly && readOnlyText !== undefined) {
    return <FieldValue {...{ label, isLabelHidden }} value={readOnlyText} />;
  }
  return (
    <div>
      <label className="field-label" htmlFor={controlId} data-hidden={isLabelHidden}>
        {isRequired === true ? label + uiTexts.required : label}
      </label>
      {children({ ...described, id: controlId, 'aria-required': isRequired === true ? true : undefined })}
      {notes}
    </div>
  );
};

interface FieldValueProps extends Pick<FieldProps, 'label' | 'isLabelHidden'> {
  readonly value: ReactNode;
}

/** A field's value as text, in the place of its control. @empty '' and undefined show '--' */
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
