import { useDispatch, useSelector } from 'react-redux';
import {
  overrideCheckPressed,
  overrideNoticeDismissed,
  selectOverrideNotice,
  selectOverridePhase,
} from '@/features/selection/overrideSlice';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

/** What became of the last selection that was saved. */
export function OverrideNotice() {
  const dispatch = useDispatch();
  const notice = useSelector(selectOverrideNotice);
  const phase = useSelector(selectOverridePhase);
  if (phase === 'checking') return <Notice>The answer was lost. Checking whether the selection was saved…</Notice>;
  if (notice === null) return null;
  if (phase === 'unconfirmed') {
    return (
      <Notice tone={notice.tone}>
        {notice.text} <Button onClick={() => dispatch(overrideCheckPressed())}>Check again</Button>
      </Notice>
    );
  }
  return (
    <Notice tone={notice.tone} onDismiss={() => dispatch(overrideNoticeDismissed())}>
      {notice.text}
    </Notice>
  );
}
