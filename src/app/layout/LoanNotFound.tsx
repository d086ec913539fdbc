import { useSelector } from 'react-redux';
import * as appTexts from '@/config/texts/appTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { selectDeployment } from '@/features/preferences/deploymentSlice';
import { Button } from '@/ui/Button';
import { MainArea } from '@/ui/shell/MainArea';
import { MessageCard } from '@/ui/shell/MessageCard';

interface LoanNotFoundProps {
  readonly loanId: string;
  readonly onRetry: () => void;
}

/** Replaces all screens of a loan that the service does not know. */
export function LoanNotFound({ loanId, onRetry }: LoanNotFoundProps) {
  const { homeUrl } = useSelector(selectDeployment);
  return (
    <MainArea id="main">
      <MessageCard heading={appTexts.loanNotFound(loanId)}>
        <p>{appTexts.loanNotFoundHint}</p>
        <a href={homeUrl}>{appTexts.goToOriginationSystem}</a>
        <div>
          <Button onClick={onRetry}>{uiTexts.tryAgain}</Button>
        </div>
      </MessageCard>
    </MainArea>
  );
}
