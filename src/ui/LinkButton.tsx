import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

/** A button for what reads as a link but leads to no address, such as opening a document or a message. */
export const LinkButton = ({ type = 'button', ...rest }: ComponentProps<'button'>) => (
  <LinkFace {...rest} type={type} />
);

const LinkFace = styled.button`
  display: inline;
  /* High enough to be hit (WCAG 2.5.8) without moving the lines apart. */
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
`;
