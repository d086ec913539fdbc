import { useState } from 'react';
import { styled } from 'styled-components';

interface LogoAndTitleProps {
  readonly url: string;
  /** CSS pixels. */
  readonly width: number;
  readonly title: string;
}

/** Screen readers read the title once, as the text of the logo. Without the logo, the title is text. */
export function LogoAndTitle({ url, width, title }: LogoAndTitleProps) {
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) return title;
  return (
    <Row>
      {/* An image, because a browser runs no scripts of an SVG file in one. */}
      <Image src={url} alt={title} width={width} height={28} onError={() => setIsMissing(true)} />
      <span aria-hidden>{title}</span>
    </Row>
  );
}

const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-3);
  align-items: center;
`;

/** The room of the logo never changes, so that nothing moves when it arrives. */
const Image = styled.img`
  object-fit: contain;
  overflow: hidden;
`;
