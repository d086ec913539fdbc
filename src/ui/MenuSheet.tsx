import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Dialog, Popover } from 'react-aria-components';
import { styled } from 'styled-components';
import { LinkButton } from './Button';

export interface MenuAction {
  readonly label: string;
  readonly act: () => void;
}

interface MenuSheetProps {
  readonly label: string;
  readonly actions: readonly MenuAction[];
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

/** The actions of a `MenuButton`, below it. An action starts with the focus on the button, so that it returns there. */
export function MenuSheet({ label, actions, button, onClose }: MenuSheetProps) {
  const choose = (act: () => void) => {
    flushSync(onClose);
    button.current?.focus({ preventScroll: true });
    act();
  };
  return (
    <Sheet className="card" isOpen onOpenChange={onClose} triggerRef={button} placement="bottom end">
      <Dialog aria-label={label}>
        <ul>
          {actions.map((action) => (
            <li key={action.label}>
              <LinkButton onClick={() => choose(action.act)}>{action.label}</LinkButton>
            </li>
          ))}
        </ul>
      </Dialog>
    </Sheet>
  );
}

const Sheet = styled(Popover)`
  padding: var(--space-1);
  overflow: auto;
  box-shadow: var(--shadow-overlay);

  > section {
    outline: none;
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li > button {
    width: 100%;
    min-height: var(--control-height);
    margin: 0;
    padding: 0 var(--space-3);
    text-decoration: none;

    &:hover {
      background: var(--row-hover);
    }
  }
`;
