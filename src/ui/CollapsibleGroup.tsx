import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
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
        <button
          className="group-toggle"
          type="button"
          id={`${id}-title`}
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => onToggle(!isExpanded)}
        >
          <ChevronRight aria-hidden size={16} />
          <OwnElement>{title}</OwnElement>
        </button>
      </Heading>
      <div ref={panel} id={id} role="group" aria-labelledby={`${id}-title`}>
        {children}
      </div>
    </div>
  );
}
