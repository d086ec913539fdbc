import { useDispatch, useSelector } from 'react-redux';
import { Notice } from '@/ui/Notice';
import { documentKey, documentNoticeDismissed, documentWanted, selectDocumentNotices } from './documentsSlice';

export function DocumentNotices() {
  const dispatch = useDispatch();
  const notices = Object.values(useSelector(selectDocumentNotices));
  return notices.map(({ tone, text, wanted }) => (
    <Notice
      key={documentKey(wanted)}
      tone={tone}
      {...(tone === 'error' ? { onRetry: () => dispatch(documentWanted(wanted)) } : {})}
      onDismiss={() => dispatch(documentNoticeDismissed(wanted))}
    >
      {text}
    </Notice>
  ));
}
