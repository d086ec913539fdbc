import { styled } from 'styled-components';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { OPTIONS, type Choices, type Picked } from './choices';

interface PickersProps {
  readonly choices: Choices;
  readonly onChange: (choices: Choices) => void;
}

/**
 * The controls that set the props of the components below.
 *
 * @source Specification §2: "pickers for type, size"
 */
export const Pickers = ({ choices, onChange }: PickersProps) => (
  <Row>
    <TextField label="Text" value={choices.text} onChange={(text) => onChange({ ...choices, text })} />
    <Picker name="type" label="Type" choices={choices} onChange={onChange} />
    <Picker name="size" label="Size" choices={choices} onChange={onChange} />
    <Picker name="padding" label="Padding" choices={choices} onChange={onChange} />
    <Picker name="colors" label="Colors" choices={choices} onChange={onChange} />
    <Picker name="icon" label="Icon" choices={choices} onChange={onChange} />
    <Picker name="columns" label="Column count" choices={choices} onChange={onChange} />
  </Row>
);

interface PickerProps extends PickersProps {
  readonly name: keyof Picked;
  readonly label: string;
}

const Picker = ({ name, label, choices, onChange }: PickerProps) => (
  <SelectField
    label={label}
    options={OPTIONS[name].map((value) => ({ value, label: value }))}
    value={choices[name]}
    onChange={(value) => onChange({ ...choices, [name]: value })}
  />
);

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: var(--space-3);
`;
