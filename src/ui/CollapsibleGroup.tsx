import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading, type HeadingLevel } from './Heading';
import { OwnElement } from './OwnElement';

interface CollapsibleGroupProps {
  readonly title: ReactNode;
  readonly level?: HeadingLevel;
  readonly isExpanded: boolean;
  readonly onToggle: (isExpanded: boolean) => void;
  readonly children: ReactNode;
}

/** Expands and collapses its content. The browser's page search also finds collapsed content. */
export function CollapsibleGroup({ title, level = 3, isExpanded, onToggle, children }: CollapsibleGroupProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    // React supports `hidden` only as a boolean.
    if (isExpanded) panel.current?.removeAttribute('hidden');
    else panel.current?.setAttribute('hidden', 'until-found');
  }, [isExpanded]);

  useLayoutEffect(() => {
    const found = panel.current;
    const open = (): void => onToggle(true);
    found?.addEventListener('beforematch', open);
    return () => found?.removeEventListener('beforematch', open);
  }, [onToggle]);

  return (
    <div>
      <Heading level={level} size="strong">
        <Toggle
          type="button"
          id={`${id}-title`}
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => onToggle(!isExpanded)}
        >
          <ChevronRight aria-hidden size={16} />
          <OwnElement>{title}</OwnElement>
        </Toggle>
      </Heading>
      <div ref={panel} id={id} role="group" aria-labelledby={`${id}-title`}>
        {children}
      </div>
    </div>
  );
}

const Toggle = styled.button`
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

  &:hover {
    background: var(--row-hover);
  }
  &:focus-visible {
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
