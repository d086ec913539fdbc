import { useDispatch, useSelector } from 'react-redux';
import { enumerated } from '@/config/listed';
import * as appTexts from '@/config/texts/appTexts';
import { Button } from '@/ui/Button';
import { useMissing } from '@/ui/missingParts';
import { Notice } from '@/ui/Notice';
import { reloadPressed, selectConnection, selectIsOutdated } from './recoverySlice';

/** Notices about the whole page: a lost connection, a new version, or parts without their code. */
export function RecoveryNotices({ apiAddress }: { readonly apiAddress: string }) {
  const dispatch = useDispatch();
  const connection = useSelector(selectConnection);
  const isOutdated = useSelector(selectIsOutdated);
  const missing = useMissing();
  if (connection === 'works' && !isOutdated && missing.length === 0) return null;
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
      {missing.length > 0 && (
        <Notice tone="warning" title={appTexts.partsMissing}>
          {appTexts.partsMissingHint(enumerated(missing))}
        </Notice>
      )}
    </div>
  );
}
