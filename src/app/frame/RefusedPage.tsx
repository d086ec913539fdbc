import * as frameTexts from '@/config/texts/frameTexts';
import { PlainPage } from '@/app/layout/PlainPage';
import { NewTabButton } from '@/ui/NewTabButton';

interface RefusedPageProps {
  /** The app's address that the frame was to show. */
  readonly href: string;
  readonly supportPhone: string;
}

/** In a frame of a page that may not frame the app: names no loan, and offers the app in a window of its own. */
export const RefusedPage = ({ href, supportPhone }: RefusedPageProps) => (
  <PlainPage heading={frameTexts.refusedHeading} supportPhone={supportPhone}>
    <p>{frameTexts.refused}</p>
    <div>
      <NewTabButton href={href}>{frameTexts.openInOwnWindow}</NewTabButton>
    </div>
  </PlainPage>
);
