import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

/** Looks like a link but has no address, for example to open a document or a message. */
export const LinkButton = ({ type = 'button', ...rest }: ComponentProps<'button'>) => (
  <LinkFace {...rest} type={type} />
);

const LinkFace = styled.button`
  /* Large enough to click (WCAG 2.5.8) without changing the line height. */
  min-width: 24px;
  min-height: 24px;
  margin-block: -3px;
  padding: 3px 0;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 2px;
  color: var(--brand);
  background: none;
  border: 0;
  border-radius: 2px;

  &:hover:not(:disabled, [aria-disabled='true']) {
    color: var(--brand-hover);
  }
  &:disabled,
  &[aria-disabled='true'] {
    color: var(--text-secondary);
    text-decoration: none;
  }

  @media print {
    min-height: 0;
    padding: 0;
    margin: 0;
    color: inherit;
    text-decoration: none;
  }
`;
