import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { reloadPressed, selectIsOffline, selectIsOutdated } from '@/features/recovery/recoverySlice';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';

/** What concerns the whole page, above every screen: a lost connection, a new version. */
export function RecoveryNotices() {
  const dispatch = useDispatch();
  const isOffline = useSelector(selectIsOffline);
  const isOutdated = useSelector(selectIsOutdated);
  if (!isOffline && !isOutdated) return null;
  return (
    <Above>
      {isOffline && (
        <Notice tone="error" title="Connection lost">
          What you see was read before. Nothing can be sent until the connection is back; then everything goes on by
          itself.
        </Notice>
      )}
      {isOutdated && (
        <Notice tone="warning" title="A new version is available">
          Some screens open only after a reload. What you have entered is still here: finish it first, or reload now.{' '}
          <Button kind="quiet" onClick={() => dispatch(reloadPressed())}>
            Reload now
          </Button>
        </Notice>
      )}
    </Above>
  );
}

const Above = styled.div`
  padding: var(--space-3) var(--space-4) 0;
`;
