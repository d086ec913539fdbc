import { type ReactNode, use } from 'react';
import { styled } from 'styled-components';
import { FieldValue } from './Field';
import { ReadOnly } from './readOnly';
import { useFieldNotes } from './useFieldNotes';

interface RadioGroupProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode; readonly disabled?: boolean }[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value) => void;
  /** The id of the first option that is not disabled, as the target of error summaries; generated if absent. */
  readonly id?: string | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly isLegendHidden?: boolean;
}

export const RadioGroup = <Value extends string>({
  legend,
  options,
  value,
  onChange,
  id,
  hint,
  error,
  isLegendHidden = false,
}: RadioGroupProps<Value>) => {
  const { controlId, described, notes } = useFieldNotes({ id, hint, error });
  if (use(ReadOnly)) {
    const chosen = options.find((option) => option.value === value);
    return <FieldValue label={legend} isLabelHidden={isLegendHidden} value={chosen?.label} />;
  }
  const target = options.findIndex(({ disabled }) => disabled !== true);
  return (
    <fieldset role="radiogroup" {...described}>
      <legend className="field-label" data-hidden={isLegendHidden}>
        {legend}
      </legend>
      <Choices>
        {options.map((option, index) => (
          <label className="choice" key={option.value}>
            <input
              id={index === target ? controlId : undefined}
              type="radio"
              name={controlId}
              value={option.value}
              checked={option.value === value}
              data-known={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </Choices>
      {notes}
    </fieldset>
  );
};

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
`;
