import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, useId, useState } from 'react';
import * as uiTexts from '@/config/texts/uiTexts';

/** Always open beside the content; above the content it is collapsed until the user opens it. */
function CollapsibleSidebar({ children }: { readonly children: ReactNode }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="sidebar" data-print="never">
      <button
        className="sidebar-toggle"
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronRight aria-hidden size={16} />
        <span>{uiTexts.menu}</span>
      </button>
      <div className="sidebar-menu" id={id} data-open={isOpen}>
        {children}
      </div>
    </div>
  );
}

interface AppFrameProps {
  readonly header?: ReactNode;
  readonly sidebar?: ReactNode;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/** The page's grid. Narrow, it has one column, and a button opens the menu; wide, `--menu-display` folds the menu. */
export const AppFrame = ({ header, sidebar, footer, children }: AppFrameProps) => (
  <div className="frame" data-header={header && ''} data-sidebar={sidebar && ''}>
    {header !== undefined && (
      <header className="frame-header" data-print="never">
        {header}
      </header>
    )}
    {sidebar !== undefined && <CollapsibleSidebar>{sidebar}</CollapsibleSidebar>}
    <div className="frame-content">{children}</div>
    {footer !== undefined && (
      <footer className="frame-footer" data-print="never">
        {footer}
      </footer>
    )}
  </div>
);
