import { useSelector } from 'react-redux';
import { PAGE_NOT_FOUND, REQUEST_RESULTED_IN_ERROR } from '@/config/messages';
import * as appTexts from '@/config/texts/appTexts';
import { selectDeployment } from '@/features/preferences/deploymentSlice';
import { PlainPage } from './PlainPage';

/**
 * Specification §2, /notfound/.
 *
 * @source Specification §2: "/notfound/: Page Not Found"
 */
export function NotFoundPage() {
  const { supportPhone, homeUrl } = useSelector(selectDeployment);
  return (
    <PlainPage heading={PAGE_NOT_FOUND} supportPhone={supportPhone}>
      <p>{REQUEST_RESULTED_IN_ERROR}</p>
      <a href={homeUrl}>{appTexts.returnToOriginationSystem}</a>
    </PlainPage>
  );
}
