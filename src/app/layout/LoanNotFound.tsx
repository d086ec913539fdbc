import * as appTexts from '@/config/texts/appTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { Button } from '@/ui/Button';
import { MainArea } from '@/ui/shell/MainArea';
import { MessageCard } from '@/ui/shell/MessageCard';
import { useDocumentTitle } from '@/ui/useDocumentTitle';

interface LoanNotFoundProps {
  readonly loanId: string;
  readonly homeUrl: string;
  readonly onRetry: () => void;
}

/** Replaces all screens of a loan that the service does not know. */
export function LoanNotFound({ loanId, homeUrl, onRetry }: LoanNotFoundProps) {
  const heading = appTexts.loanNotFound(loanId);
  useDocumentTitle(heading);
  return (
    <MainArea id="main">
      <MessageCard heading={heading}>
        <p>{appTexts.loanNotFoundHint}</p>
        <a href={homeUrl}>{appTexts.goToOriginationSystem}</a>
        <div>
          <Button onClick={onRetry}>{uiTexts.tryAgain}</Button>
        </div>
      </MessageCard>
    </MainArea>
  );
}
