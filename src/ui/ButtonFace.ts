import { css, styled } from 'styled-components';

export type ButtonKind = 'primary' | 'secondary' | 'quiet';

const LOOKS = {
  primary: css`
    color: var(--on-brand);
    background: var(--brand);
    border-color: var(--brand);
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--brand-hover);
      border-color: var(--brand-hover);
    }
  `,
  secondary: css`
    background: var(--surface);
    border-color: var(--border-control);
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: var(--row-hover);
    }
  `,
  quiet: css`
    color: var(--brand);
    background: transparent;
    border-color: transparent;
    &:hover:not(:disabled, [aria-disabled='true']) {
      color: var(--brand-hover);
      background: var(--row-hover);
    }
  `,
} satisfies Record<ButtonKind, unknown>;

export const ButtonFace = styled.button<{ $kind: ButtonKind }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: var(--control-height);
  padding: 0 var(--space-3);
  font: var(--type-strong);
  color: var(--text);
  white-space: nowrap;
  text-decoration: none;
  border: 1px solid;
  border-radius: var(--radius-control);
  ${({ $kind }) => LOOKS[$kind]}

  &:disabled {
    opacity: 0.65;
  }
  &[aria-disabled='true'] {
    cursor: default;
    opacity: 0.85;
  }

  @media print {
    display: none;
  }
`;
