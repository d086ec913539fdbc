import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Disclosure, DisclosurePanel } from 'react-aria-components';
import { styled } from 'styled-components';
import { Heading, type HeadingLevel } from './Heading';

interface CollapsibleGroupProps {
  readonly title: ReactNode;
  readonly level?: HeadingLevel;
  readonly isExpanded: boolean;
  readonly onToggle: (isExpanded: boolean) => void;
  readonly children: ReactNode;
}

/** A heading that opens and closes what is below it; the browser's own search finds closed content too. */
export const CollapsibleGroup = ({ title, level = 3, isExpanded, onToggle, children }: CollapsibleGroupProps) => (
  <Disclosure isExpanded={isExpanded} onExpandedChange={onToggle}>
    <Heading level={level} size="strong">
      <Toggle slot="trigger">
        <ChevronRight aria-hidden size={16} />
        {title}
      </Toggle>
    </Heading>
    <DisclosurePanel>{children}</DisclosurePanel>
  </Disclosure>
);

const Toggle = styled(Button)`
  display: flex;
  gap: var(--space-1);
  align-items: center;
  width: 100%;
  min-height: var(--control-height);
  padding: 0 var(--space-3);
  font: var(--type-strong);
  text-align: start;
  background: none;
  border: 0;

  &[data-hovered] {
    background: var(--row-hover);
  }
  &[data-focus-visible] {
    outline-offset: -2px;
  }
  > svg {
    flex: none;
    color: var(--text-secondary);
    transition: transform 100ms;
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }
`;
