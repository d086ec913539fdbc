import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Checkbox } from '@/ui/Checkbox';
import { RadioGroup } from '@/ui/RadioGroup';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';

it('describes a text field by its hint and its error, and reports typing', async () => {
  const onChange = vi.fn();
  render(
    <TextField
      id="reference"
      label="Reference #"
      isRequired
      value=""
      onChange={onChange}
      hint="As printed on the report"
      error="Reference # is missing."
    />,
  );
  const field = screen.getByRole('textbox', { name: 'Reference # (required)' });
  expect(field).toHaveAccessibleDescription('As printed on the report Reference # is missing.');
  expect(field).toBeInvalid();
  expect(field).toBeRequired();
  expect(field).toHaveAttribute('id', 'reference');

  await userEvent.type(field, '7');

  expect(onChange).toHaveBeenCalledExactlyOnceWith('7');
});

it('describes nothing without hint and error', () => {
  render(<TextField label="Reference #" value="" onChange={vi.fn()} />);

  const field = screen.getByRole('textbox', { name: 'Reference #' });
  expect(field).toBeValid();
  expect(field).not.toHaveAttribute('aria-describedby');
});

it('asks for a choice until the user picks an option', async () => {
  const onChange = vi.fn();
  const options = [
    { value: '1', label: 'First agency' },
    { value: '2', label: 'Second agency', disabled: true },
  ];
  render(<SelectField label="Agency" value="" onChange={onChange} placeholder="Choose an agency" options={options} />);
  expect(screen.getByRole('combobox', { name: 'Agency' })).toHaveDisplayValue('Choose an agency');
  expect(screen.getByRole('option', { name: 'Second agency' })).toBeDisabled();

  await userEvent.selectOptions(screen.getByRole('combobox'), 'First agency');

  expect(onChange).toHaveBeenCalledExactlyOnceWith('1');
});

it('cuts an option of thousands of characters, which would widen the list beyond the screen', () => {
  render(
    <SelectField label="Type" value="1" onChange={vi.fn()} options={[{ value: '1', label: 'W'.repeat(3_000) }]} />,
  );
  expect(screen.getByRole('combobox')).toHaveDisplayValue(/^W{120}…$/);
});

it('names a checkbox even when its label is hidden', async () => {
  const onChange = vi.fn();
  render(<Checkbox label="Compare request 12" isLabelHidden isChecked={false} onChange={onChange} />);

  await userEvent.click(screen.getByRole('checkbox', { name: 'Compare request 12' }));

  expect(onChange).toHaveBeenCalledExactlyOnceWith(true);
});

it('offers radio choices under one legend and reports the chosen value', async () => {
  const onChange = vi.fn();
  render(
    <RadioGroup
      id="credit"
      legend="Credit"
      value={undefined}
      onChange={onChange}
      options={[
        { value: 'new', label: 'New' },
        { value: 'reissue', label: 'Re-issue' },
      ]}
      error="Choose one."
    />,
  );
  expect(screen.getByRole('radiogroup', { name: 'Credit' })).toHaveAccessibleDescription('Choose one.');
  expect(screen.getByRole('radio', { name: 'New' })).toHaveAttribute('id', 'credit');

  await userEvent.click(screen.getByRole('radio', { name: 'Re-issue' }));

  expect(onChange).toHaveBeenCalledExactlyOnceWith('reissue');
});

it('leads an error to the first radio choice that can take the focus', () => {
  render(
    <RadioGroup
      id="pull"
      legend="Pull"
      value="full"
      onChange={vi.fn()}
      options={[
        { value: 'soft', label: 'Soft', disabled: true },
        { value: 'full', label: 'Full' },
      ]}
    />,
  );
  expect(screen.getByRole('radio', { name: 'Full' })).toHaveAttribute('id', 'pull');
  expect(screen.getByRole('radio', { name: 'Soft' })).not.toHaveAttribute('id');
});

it('reports the blur of a text field only after the press that caused it has ended', async () => {
  const onBlur = vi.fn();
  render(<TextField label="Reference #" value="" onChange={vi.fn()} onBlur={onBlur} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('textbox'));
  await user.pointer({ keys: '[MouseLeft>]', target: document.body });
  expect(screen.getByRole('textbox')).not.toHaveFocus();
  expect(onBlur).not.toHaveBeenCalled();
  await user.pointer('[/MouseLeft]');
  await waitFor(() => expect(onBlur).toHaveBeenCalledOnce());
});
