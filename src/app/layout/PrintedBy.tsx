import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as appTexts from '@/config/texts/appTexts';
import { selectUser } from '@/features/session/sessionSlice';
import { fullDateTime } from '@/lib/format';
import { useIsPrinting } from '@/ui/useIsPrinting';

/** The first line on paper: who printed the page, and when. */
export function PrintedBy() {
  const user = useSelector(selectUser);
  if (!useIsPrinting()) return null;
  return <Line>{appTexts.printed(user?.displayName, fullDateTime(new Date().toISOString()))}</Line>;
}

const Line = styled.p`
  padding: 0 0 var(--space-2);
  font: var(--type-label);
`;
