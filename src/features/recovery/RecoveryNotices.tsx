import { useDispatch, useSelector } from 'react-redux';
import * as appTexts from '@/config/texts/appTexts';
import { Button } from '@/ui/Button';
import { Reference } from '@/ui/FailureNotice';
import { useMissingParts } from '@/ui/missingParts';
import { Notice } from '@/ui/Notice';
import { reloadPressed, selectRecovery } from './recoverySlice';

export function RecoveryNotices({ apiAddress }: { readonly apiAddress: string }) {
  const dispatch = useDispatch();
  const { connection, isOutdated } = useSelector(selectRecovery);
  const missing = useMissingParts();
  if (connection === 'works' && !isOutdated && missing === undefined) return null;
  return (
    <div className="page-notices">
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
      {/* To try again needs the connection; a part that failed to show does not. */}
      {missing && (connection === 'works' || missing.reference !== undefined) && (
        <Notice tone="warning" title={appTexts.partsMissing} onRetry={missing.retry}>
          {missing.reference === undefined ? (
            appTexts.partsMissingHint
          ) : (
            <>
              <span>{appTexts.partFailedHint}</span> <Reference code={missing.reference} />
            </>
          )}
        </Notice>
      )}
    </div>
  );
}
