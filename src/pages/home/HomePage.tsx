import { PRODUCT_TITLE } from '@/config/messages';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeading } from '@/ui/PageHeading';
import { MainArea } from '@/ui/shell/MainArea';
import { useDocumentTitle } from '@/ui/useDocumentTitle';

/** The app without a loan: loans are opened from the origination system. */
export function HomePage({ homeUrl }: { readonly homeUrl: string }) {
  useDocumentTitle(PRODUCT_TITLE);
  return (
    <MainArea id="main">
      <PageHeading>{PRODUCT_TITLE}</PageHeading>
      <EmptyState title="No loan is open" action={<a href={homeUrl}>Go to the loan origination system</a>}>
        Open a loan in the origination system and choose its underwriting link.
      </EmptyState>
    </MainArea>
  );
}
