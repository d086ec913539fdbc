import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import * as appTexts from '@/config/texts/appTexts';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { reloadPressed, selectConnection, selectIsOutdated } from './recoverySlice';

/** Notices about the whole page: a lost connection or a new version. */
export function RecoveryNotices({ apiAddress }: { readonly apiAddress: string }) {
  const dispatch = useDispatch();
  const connection = useSelector(selectConnection);
  const isOutdated = useSelector(selectIsOutdated);
  if (connection === 'works' && !isOutdated) return null;
  return (
    <Above>
      {connection === 'forbidden' && (
        <Notice tone="error" title={appTexts.networkForbidden(apiAddress)}>
          {appTexts.networkForbiddenHint}
        </Notice>
      )}
      {connection === 'lost' && (
        <Notice tone="error" title={appTexts.connectionLost}>
          {appTexts.connectionLostHint}
        </Notice>
      )}
      {isOutdated && (
        <Notice tone="warning" title={appTexts.newVersion}>
          <span>{appTexts.newVersionHint}</span>{' '}
          <Button kind="quiet" onClick={() => dispatch(reloadPressed())}>
            {appTexts.reloadNow}
          </Button>
        </Notice>
      )}
    </Above>
  );
}

const Above = styled.div`
  padding: var(--space-3) var(--space-4) 0;
`;
