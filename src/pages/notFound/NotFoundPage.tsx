import { PAGE_NOT_FOUND, REQUEST_RESULTED_IN_ERROR } from '@/config/messages';
import { PlainPage } from '@/pages/main/PlainPage';

interface NotFoundPageProps {
  readonly supportPhone: string;
  readonly homeUrl: string;
}

/** Specification §2, /notfound/. */
export const NotFoundPage = ({ supportPhone, homeUrl }: NotFoundPageProps) => (
  <PlainPage heading={PAGE_NOT_FOUND} supportPhone={supportPhone}>
    <p>{REQUEST_RESULTED_IN_ERROR}</p>
    <a href={homeUrl}>Return to the loan origination system</a>
  </PlainPage>
);
