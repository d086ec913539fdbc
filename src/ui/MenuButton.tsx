import ChevronDown from 'lucide-react/icons/chevron-down';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useRef, useState } from 'react';
import { lazyComponent } from './lazyComponent';
import type { MenuAction } from './MenuSheet';

interface MenuButtonProps {
  /** Its name, and that of the list. */
  readonly label: string;
  /** Asked while the list is open. */
  readonly actions: () => readonly MenuAction[];
  /** The name is visible, not a tooltip. */
  readonly isWord?: boolean;
}

const MenuSheet = lazyComponent(async () => (await import('./MenuSheet')).MenuSheet);

/** Opens a list of actions. */
export function MenuButton({ label, actions, isWord = false }: MenuButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={isWord ? 'button' : 'icon-button'}
        data-kind="quiet"
        title={isWord ? undefined : label}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-print="never"
        onClick={() => setIsOpen(!isOpen)}
      >
        {isWord ? (
          <>
            <span>{label}</span>
            <ChevronDown aria-hidden size={16} />
          </>
        ) : (
          <Ellipsis aria-hidden size={16} />
        )}
      </button>
      {isOpen && <MenuSheet {...{ label, button }} actions={actions()} onClose={() => setIsOpen(false)} />}
    </>
  );
}
