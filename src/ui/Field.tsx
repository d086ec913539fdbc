import { type ReactNode, useId } from 'react';
import * as uiTexts from '@/config/texts/uiTexts';
import { fieldIds } from './fieldIds';
import { FieldNotes } from './FieldNotes';

export interface FieldProps {
  readonly label: string;
  /** The control's id, as the target of error summaries; generated if absent. */
  readonly id?: string | undefined;
  readonly hint?: ReactNode;
  /** Shown below the control and announced with it. */
  readonly error?: string | undefined;
  readonly isRequired?: boolean | undefined;
  /** For a control in a table, where the column heading is the visible label. */
  readonly isLabelHidden?: boolean | undefined;
}

interface FieldFrameProps extends FieldProps {
  readonly children: (control: ControlProps) => ReactNode;
}

/** The attributes that connect a native control to its label, hint and error. */
interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

/** The caller renders the control. */
export const Field = ({ label, id, hint, error, isRequired, isLabelHidden, children }: FieldFrameProps) => {
  const ownId = useId();
  const controlId = id ?? ownId;
  const { hintId, errorId, describedBy } = fieldIds(controlId, hint !== undefined, error !== undefined);
  return (
    <div>
      <label className="field-label" htmlFor={controlId} data-hidden={isLabelHidden}>
        {isRequired === true ? label + uiTexts.required : label}
      </label>
      {children({
        id: controlId,
        'aria-describedby': describedBy,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': isRequired === true ? true : undefined,
      })}
      <FieldNotes hintId={hintId} hint={hint} errorId={errorId} error={error} />
    </div>
  );
};
