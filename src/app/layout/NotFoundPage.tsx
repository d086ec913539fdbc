import { PAGE_NOT_FOUND, REQUEST_RESULTED_IN_ERROR } from '@/config/messages';
import * as appTexts from '@/config/texts/appTexts';
import { PlainPage } from './PlainPage';

interface NotFoundPageProps {
  readonly supportPhone: string;
  readonly homeUrl: string;
}

/**
 * Specification §2, /notfound/.
 *
 * @source Specification §2: "/notfound/: Page Not Found"
 */
export const NotFoundPage = ({ supportPhone, homeUrl }: NotFoundPageProps) => (
  <PlainPage heading={PAGE_NOT_FOUND} supportPhone={supportPhone}>
    <p>{REQUEST_RESULTED_IN_ERROR}</p>
    <a href={homeUrl}>{appTexts.returnToOriginationSystem}</a>
  </PlainPage>
);
