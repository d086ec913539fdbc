import { styled } from 'styled-components';

interface ToggleLabelProps<Label extends string> {
  /** Every text that the button can show. */
  readonly labels: readonly Label[];
  readonly shown: Label;
}

/**
 * A button text that changes on each press. It keeps the width of the longest text, so that its neighbors don't move.
 */
export const ToggleLabel = <Label extends string>({ labels, shown }: ToggleLabelProps<Label>) => (
  <Stack>
    {labels.map((label) => (
      <span key={label} aria-hidden={label === shown ? undefined : true}>
        {label}
      </span>
    ))}
  </Stack>
);

const Stack = styled.span`
  display: inline-grid;

  > span {
    grid-area: 1 / 1;
  }
  > [aria-hidden] {
    visibility: hidden;
  }
`;
