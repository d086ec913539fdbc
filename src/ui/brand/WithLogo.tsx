import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import type { Looks } from '@/config/looksSchema';
import { TitleFrame } from '@/ui/shell/titleFrame';

interface WithLogoProps {
  readonly looks: Looks;
  readonly children?: ReactNode;
}

/** The app with the lender's logo beside its title. */
export const WithLogo = ({ looks, children }: WithLogoProps) => (
  <TitleFrame value={(title) => <LogoAndTitle looks={looks} title={title} />}>{children}</TitleFrame>
);

/** Screen readers read the title once, as the text of the logo. Without the logo, the title is text. */
function LogoAndTitle({ looks, title }: Pick<WithLogoProps, 'looks'> & { readonly title: string }) {
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) return title;
  return (
    <Row>
      {/* An image, because a browser runs no scripts of an SVG file in one. */}
      <Image src={looks.LOGO_URL} alt={title} width={looks.LOGO_WIDTH} height={28} onError={() => setIsMissing(true)} />
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
