import { useDispatch, useSelector } from 'react-redux';
import * as appTexts from '@/config/texts/appTexts';
import { Button } from '@/ui/Button';
import { useMissingCode } from '@/ui/missingCode';
import { Notice } from '@/ui/Notice';
import { reloadPressed, selectRecovery } from './recoverySlice';

export function RecoveryNotices({ apiAddress }: { readonly apiAddress: string }) {
  const dispatch = useDispatch();
  const { connection, isOutdated } = useSelector(selectRecovery);
  const retry = useMissingCode();
  if (connection === 'works' && !isOutdated && retry === undefined) return null;
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
      {retry && (
        <Notice tone="warning" title={appTexts.partsMissing} onRetry={retry}>
          {appTexts.partsMissingHint}
        </Notice>
      )}
    </div>
  );
}
