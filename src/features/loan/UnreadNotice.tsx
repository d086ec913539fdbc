import { useSelector } from 'react-redux';
import * as laterTexts from '@/config/texts/laterTexts';
import { Notice } from '@/ui/Notice';
import { type MissingOn, missingText } from '@/reads/missingHere';
import { selectUnreadItems } from './unreadItemsSlice';

export function UnreadNotice({ on }: { readonly on: MissingOn }) {
  const missing = missingText(on, useSelector(selectUnreadItems));
  if (missing === '') return null;
  return (
    <Notice tone="warning" title={laterTexts.notAllRead}>
      {laterTexts.missingHere(missing)}
    </Notice>
  );
}
