import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5;
type HeadingSize = 'page' | 'section' | 'strong';

interface HeadingProps extends ComponentProps<'h2'> {
  /** The level in the document outline, independent of the size. */
  readonly level: HeadingLevel;
  readonly size?: HeadingSize;
}

export const Heading = ({ level, size = 'section', ...rest }: HeadingProps) => (
  <Text {...rest} as={`h${level}`} $size={size} />
);

const Text = styled.h2<{ $size: HeadingSize }>`
  font: var(--type-${({ $size }) => $size});
`;
