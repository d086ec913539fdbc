import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { PRODUCT_TITLE } from '@/config/messages';
import * as appTexts from '@/config/texts/appTexts';
import { selectUser } from '@/features/session/sessionSlice';
import { fullDateTime } from '@/lib/format';
import { useIsPrinting } from '@/ui/useIsPrinting';

/** The first line on paper: who printed the page, and when. */
export function PrintedBy() {
  const user = useSelector(selectUser);
  if (!useIsPrinting()) return null;
  const now = fullDateTime(new Date().toISOString());
  return (
    <Line>
      {user === null ? appTexts.printed(PRODUCT_TITLE, now) : appTexts.printedBy(PRODUCT_TITLE, user.displayName, now)}
    </Line>
  );
}

const Line = styled.p`
  padding: 0 0 var(--space-2);
  font: var(--type-label);
`;
