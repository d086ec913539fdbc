import { PAGE_NOT_FOUND, REQUEST_RESULTED_IN_ERROR } from '@/config/messages';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeading } from '@/ui/PageHeading';
import { MainArea } from '@/ui/shell/MainArea';
import { useDocumentTitle } from '@/ui/useDocumentTitle';

interface NotFoundPageProps {
  readonly supportPhone: string;
  readonly homeUrl: string;
}

/** Specification §2, /notfound/. */
export function NotFoundPage({ supportPhone, homeUrl }: NotFoundPageProps) {
  useDocumentTitle(PAGE_NOT_FOUND);
  return (
    <MainArea id="main">
      <PageHeading>{PAGE_NOT_FOUND}</PageHeading>
      <EmptyState
        title={REQUEST_RESULTED_IN_ERROR}
        action={<a href={homeUrl}>Return to the loan origination system</a>}
      >
        For support call {supportPhone}.
      </EmptyState>
    </MainArea>
  );
}
