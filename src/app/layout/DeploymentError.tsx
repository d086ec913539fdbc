import { DEPLOYMENT_ERROR } from '@/config/startMessages';
import * as uiTexts from '@/config/texts/uiTexts';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { PlainPage } from './PlainPage';

export const DeploymentError = ({ problems }: { readonly problems: readonly string[] }) => (
  <PlainPage heading={DEPLOYMENT_ERROR}>
    <Notice tone="error">
      <div className="problems">
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
    </Notice>
    <div>
      <Button onClick={() => window.location.reload()}>{uiTexts.tryAgain}</Button>
    </div>
  </PlainPage>
);
