import { PRODUCT_TITLE } from '@/config/messages';
import { MainArea } from '@/ui/shell/MainArea';
import { MessageCard } from '@/ui/shell/MessageCard';
import { useDocumentTitle } from '@/ui/useDocumentTitle';

/** The app without a loan: loans are opened from the origination system. */
export function HomePage({ homeUrl }: { readonly homeUrl: string }) {
  useDocumentTitle(PRODUCT_TITLE);
  return (
    <MainArea id="main">
      <MessageCard heading="No loan is open">
        <p>Open a loan in the origination system and choose its underwriting link.</p>
        <a href={homeUrl}>Go to the loan origination system</a>
      </MessageCard>
    </MainArea>
  );
}
