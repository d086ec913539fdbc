import { useContext } from 'react';
import { useSelector } from 'react-redux';
import { PAGE_NOT_FOUND, REQUEST_RESULTED_IN_ERROR } from '@/config/messages';
import * as laterTexts from '@/config/texts/laterTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { selectDeployment } from '@/features/preferences/deploymentSlice';
import { BrandContext } from '@/ui/brandContext';
import { Button } from '@/ui/Button';
import { MessageScreen } from '@/ui/shell/MainArea';
import { useDocumentTitle } from '@/ui/useDocumentTitle';
import { CallSupport, PlainPage } from './PlainPage';

function OriginationSystemLink() {
  const { HOME_URL, NAME } = useSelector(selectDeployment).LOS_CONFIG;
  return <a href={HOME_URL}>{laterTexts.goTo(NAME)}</a>;
}

export function HomePage() {
  useDocumentTitle(useContext(BrandContext).TITLE);
  const { NAME } = useSelector(selectDeployment).LOS_CONFIG;
  return (
    <MessageScreen heading={laterTexts.noLoanOpen}>
      <p>{laterTexts.openLoanIn(NAME)}</p>
      <OriginationSystemLink />
    </MessageScreen>
  );
}

export function LoanNotFound({ loanId, onRetry }: { readonly loanId: string; readonly onRetry: () => void }) {
  useDocumentTitle(laterTexts.loanNotFound(loanId));
  const { NAME } = useSelector(selectDeployment).LOS_CONFIG;
  return (
    <MessageScreen heading={laterTexts.loanNotFound(loanId)}>
      <p>{laterTexts.loanNotFoundHint(NAME)}</p>
      <OriginationSystemLink />
      <div>
        <Button onClick={onRetry}>{uiTexts.tryAgain}</Button>
      </div>
    </MessageScreen>
  );
}

export const NotFoundPage = () => (
  <PlainPage heading={PAGE_NOT_FOUND}>
    <p>{REQUEST_RESULTED_IN_ERROR}</p>
    <OriginationSystemLink />
    <CallSupport />
  </PlainPage>
);
