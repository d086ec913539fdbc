import { useContext } from 'react';
import { useSelector } from 'react-redux';
import { PAGE_NOT_FOUND, REQUEST_RESULTED_IN_ERROR } from '@/config/messages';
import * as appTexts from '@/config/texts/appTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { selectDeployment } from '@/features/preferences/deploymentSlice';
import { BrandContext } from '@/ui/brandContext';
import { Button } from '@/ui/Button';
import { MessageScreen } from '@/ui/shell/MainArea';
import { useDocumentTitle } from '@/ui/useDocumentTitle';
import { PlainPage } from './PlainPage';

/** Users open loans from the origination system. */
export function HomePage() {
  const { HOME_URL: homeUrl } = useSelector(selectDeployment).LOS_CONFIG;
  useDocumentTitle(useContext(BrandContext).TITLE);
  return (
    <MessageScreen heading={appTexts.noLoanOpen}>
      <p>{appTexts.openLoanInOriginationSystem}</p>
      <a href={homeUrl}>{appTexts.goToOriginationSystem}</a>
    </MessageScreen>
  );
}

export function LoanNotFound({ loanId, onRetry }: { readonly loanId: string; readonly onRetry: () => void }) {
  const { HOME_URL: homeUrl } = useSelector(selectDeployment).LOS_CONFIG;
  useDocumentTitle(appTexts.loanNotFound(loanId));
  return (
    <MessageScreen heading={appTexts.loanNotFound(loanId)}>
      <p>{appTexts.loanNotFoundHint}</p>
      <a href={homeUrl}>{appTexts.goToOriginationSystem}</a>
      <div>
        <Button onClick={onRetry}>{uiTexts.tryAgain}</Button>
      </div>
    </MessageScreen>
  );
}

export function NotFoundPage() {
  const { SUPPORT_PHONE, LOS_CONFIG } = useSelector(selectDeployment);
  return (
    <PlainPage heading={PAGE_NOT_FOUND} supportPhone={SUPPORT_PHONE}>
      <p>{REQUEST_RESULTED_IN_ERROR}</p>
      <a href={LOS_CONFIG.HOME_URL}>{appTexts.goToOriginationSystem}</a>
    </PlainPage>
  );
}
