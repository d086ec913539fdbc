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
  const { homeUrl } = useSelector(selectDeployment).originationSystem;
  useDocumentTitle(useContext(BrandContext).title);
  return (
    <MessageScreen heading={appTexts.noLoanOpen}>
      <p>{appTexts.openLoanInOriginationSystem}</p>
      <a href={homeUrl}>{appTexts.goToOriginationSystem}</a>
    </MessageScreen>
  );
}

export function LoanNotFound({ loanId, onRetry }: { readonly loanId: string; readonly onRetry: () => void }) {
  const { homeUrl } = useSelector(selectDeployment).originationSystem;
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
  const { supportPhone, originationSystem } = useSelector(selectDeployment);
  return (
    <PlainPage heading={PAGE_NOT_FOUND} supportPhone={supportPhone}>
      <p>{REQUEST_RESULTED_IN_ERROR}</p>
      <a href={originationSystem.homeUrl}>{appTexts.goToOriginationSystem}</a>
    </PlainPage>
  );
}
