import { type ReactNode, useContext, useState } from 'react';
import { BrandContext } from '@/ui/brandContext';

interface TopHeaderProps {
  readonly start?: ReactNode;
  readonly subject?: ReactNode;
  readonly children?: ReactNode;
}

export const TopHeader = ({ start, subject, children }: TopHeaderProps) => (
  <div className="top-header">
    {start}
    <ProductTitle />
    {subject}
    <div className="top-header-end">{children}</div>
  </div>
);

/** Screen readers read the title once, as the text of the logo. Without the logo, the title is text. */
function ProductTitle() {
  const { TITLE: title, LOGO: logo } = useContext(BrandContext);
  const [isMissing, setIsMissing] = useState(false);
  if (logo === undefined || isMissing) return <span className="type-section">{title}</span>;
  return (
    <span className="type-section product-title">
      {/* An image, because a browser runs no scripts of an SVG file in one. */}
      <img src={logo} alt={title} width={112} height={28} onError={() => setIsMissing(true)} />
      <span aria-hidden>{title}</span>
    </span>
  );
}
