import { useContext, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { createPath, useLocation } from 'react-router-dom';
import * as appTexts from '@/config/texts/appTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { selectDeployment } from '@/features/preferences/deploymentSlice';
import { postSignInNews, SIGN_IN_PAGE, watchSignInNews } from '@/services/identity/signInNews';
import { BrandContext } from '@/ui/brandContext';
import { Button } from '@/ui/Button';
import { MessageScreen } from '@/ui/shell/MainArea';
import { useDocumentTitle } from '@/ui/useDocumentTitle';

/**
 * Users open loans from the origination system. A tab that waits for a sign-in opens this page, which only signed-in
 * users see. Once that tab goes on, this one closes, or says that it can be closed.
 */
export function HomePage() {
  const { homeUrl } = useSelector(selectDeployment).originationSystem;
  useDocumentTitle(useContext(BrandContext).title);
  const [isDone, setIsDone] = useState(false);
  const isForSignIn = createPath(useLocation()) === SIGN_IN_PAGE;
  useEffect(() => {
    const stop = watchSignInNews('resumed', () => {
      if (!isForSignIn) return;
      setIsDone(true);
      window.close();
    });
    postSignInNews('signedIn');
    return stop;
  }, [isForSignIn]);
  if (isDone) {
    return (
      <MessageScreen heading={appTexts.signedInHeading}>
        <p role="status">{appTexts.closeThisTab}</p>
      </MessageScreen>
    );
  }
  return (
    <MessageScreen heading={appTexts.noLoanOpen}>
      <p>{appTexts.openLoanInOriginationSystem}</p>
      <a href={homeUrl}>{appTexts.goToOriginationSystem}</a>
    </MessageScreen>
  );
}

interface LoanNotFoundProps {
  readonly loanId: string;
  readonly onRetry: () => void;
}

/** Replaces all screens of a loan that the service does not know. */
export function LoanNotFound({ loanId, onRetry }: LoanNotFoundProps) {
  const { homeUrl } = useSelector(selectDeployment).originationSystem;
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
