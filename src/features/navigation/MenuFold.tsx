import PanelLeft from 'lucide-react/icons/panel-left';
import { useReducer, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import * as appTexts from '@/config/texts/appTexts';
import { foldMenu, isMenuFolded } from '@/services/browser/menuFold';
import { IconButton } from '@/ui/IconButton';

/** Folds the menu beside the content, or opens it. */
export function MenuFold() {
  const [, rerender] = useReducer((presses: number) => presses + 1, 0);
  const isFolded = useSyncExternalStore(onResize, isMenuFolded);
  const fold = (): void => {
    foldMenu(!isFolded);
    rerender();
  };
  return <Button icon={PanelLeft} label={appTexts.menuLabel} aria-expanded={!isFolded} onClick={fold} />;
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** The icon shows a page with a menu, so it doesn't turn. */
const Button = styled(IconButton)`
  && > svg {
    transform: none;
  }
`;
