import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { NARROW, WIDE } from '@/ui/wide';

interface CollapsibleSidebarProps {
  /** The label of the button that opens it. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Always open beside the content; above the content it is collapsed until the user opens it. */
export function CollapsibleSidebar({ label, children }: CollapsibleSidebarProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Side data-print="never">
      <Toggle type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <ChevronRight aria-hidden size={16} />
        {label}
      </Toggle>
      <InView id={id} data-open={isOpen}>
        {children}
      </InView>
    </Side>
  );
}

const Side = styled.div`
  grid-area: sidebar;
  background: var(--surface);
  border-bottom: 1px solid var(--border);

  ${WIDE} {
    border-bottom: 0;
    border-inline-end: 1px solid var(--border);
  }
`;

const Toggle = styled.button`
  display: none;
  gap: var(--space-1);
  align-items: center;
  width: 100%;
  min-height: var(--control-height);
  padding: 0 var(--space-4);
  font: var(--type-strong);
  background: none;
  border: 0;

  &[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${NARROW} {
    display: flex;
  }
`;

/** The menu stays visible while a long screen scrolls. */
const InView = styled.div`
  ${NARROW} {
    &[data-open='false'] {
      display: none;
    }
  }
  ${WIDE} {
    position: sticky;
    top: var(--header-height);
    max-height: calc(100vh - var(--header-height));
    overflow-y: auto;
  }
`;
