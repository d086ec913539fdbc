import { useDispatch, useSelector } from 'react-redux';
import { Notice } from '@/ui/Notice';
import { FailureWords } from '@/ui/ReadFailure';
import { documentKey, documentNoticeDismissed, documentWanted, selectDocumentNotices } from './documentsSlice';

export function DocumentNotices() {
  const dispatch = useDispatch();
  const notices = Object.values(useSelector(selectDocumentNotices));
  return notices.map(({ wanted, ...notice }) => {
    const tone = 'failure' in notice ? 'error' : notice.tone;
    return (
      <Notice
        key={documentKey(wanted)}
        tone={tone}
        {...(tone === 'error' ? { onRetry: () => dispatch(documentWanted(wanted)) } : {})}
        onDismiss={() => dispatch(documentNoticeDismissed(wanted))}
      >
        {'failure' in notice ? <FailureWords failure={notice.failure} what={wanted.title} /> : notice.text}
      </Notice>
    );
  });
}
