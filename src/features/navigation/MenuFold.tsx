import PanelLeft from 'lucide-react/icons/panel-left';
import { useState } from 'react';
import { styled } from 'styled-components';
import * as uiTexts from '@/config/texts/uiTexts';
import { foldMenu, isMenuFolded } from '@/browser/menuFold';
import { IconButton } from '@/ui/IconButton';

export function MenuFold() {
  const [isFolded, setIsFolded] = useState(isMenuFolded);
  const fold = (): void => {
    foldMenu(!isFolded);
    setIsFolded(!isFolded);
  };
  return <Button icon={PanelLeft} label={uiTexts.menu} aria-expanded={!isFolded} onClick={fold} />;
}

/** The icon shows a page with a menu, so it doesn't turn. */
const Button = styled(IconButton)`
  && > svg {
    transform: none;
  }
`;
