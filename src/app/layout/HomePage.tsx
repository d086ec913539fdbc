import { PRODUCT_TITLE } from '@/config/messages';
import * as appTexts from '@/config/texts/appTexts';
import { MainArea } from '@/ui/shell/MainArea';
import { MessageCard } from '@/ui/shell/MessageCard';
import { useDocumentTitle } from '@/ui/useDocumentTitle';

/**
 * Users open loans from the origination system.
 *
 * @source Specification §2: "'' (root): app layout"
 */
export function HomePage({ homeUrl }: { readonly homeUrl: string }) {
  useDocumentTitle(PRODUCT_TITLE);
  return (
    <MainArea id="main">
      <MessageCard heading={appTexts.noLoanOpen}>
        <p>{appTexts.openLoanInOriginationSystem}</p>
        <a href={homeUrl}>{appTexts.goToOriginationSystem}</a>
      </MessageCard>
    </MainArea>
  );
}
