import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

/** A button for what reads as a link but leads to no address, such as opening a document or a message. */
export const LinkButton = ({ type = 'button', ...rest }: ComponentProps<'button'>) => (
  <LinkFace {...rest} type={type} />
);

const LinkFace = styled.button`
  display: inline;
  padding: 0;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 2px;
  color: var(--brand);
  background: none;
  border: 0;
  border-radius: 2px;

  &:hover:not(:disabled) {
    color: var(--brand-hover);
  }
  &:disabled {
    color: var(--text-secondary);
    text-decoration: none;
  }
`;
