import { useSelector } from 'react-redux';
import type { Area } from '@/config/paths';
import * as laterTexts from '@/config/texts/laterTexts';
import { Notice } from '@/ui/Notice';
import { missingText } from '@/reads/missingHere';
import { selectUnreadItems } from './unreadItemsSlice';

export function UnreadNotice({ area }: { readonly area: Area }) {
  const missing = missingText(area, useSelector(selectUnreadItems));
  if (missing === '') return null;
  return (
    <Notice tone="warning" title={laterTexts.notAllRead}>
      {laterTexts.missingHere(missing)}
    </Notice>
  );
}
