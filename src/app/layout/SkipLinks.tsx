import { useSelector } from 'react-redux';
import * as uiTexts from '@/config/texts/uiTexts';
import { selectArea, selectMenu } from '@/features/navigation/navigationSlice';
import { SkipLink } from '@/ui/SkipLink';

/** The first Tab stops of the page: each shows itself when it is focused. */
export function SkipLinks() {
  const area = useSelector(selectArea);
  const hasMenu = Object.values(useSelector(selectMenu)).some(({ status }) => status !== 'idle');
  return (
    <>
      <SkipLink targetId="main">{uiTexts.skipToContent}</SkipLink>
      {area === 'request' && <SkipLink targetId="order">{uiTexts.skipToOrder}</SkipLink>}
      {hasMenu && <SkipLink targetId="menu">{uiTexts.skipToMenu}</SkipLink>}
    </>
  );
}
