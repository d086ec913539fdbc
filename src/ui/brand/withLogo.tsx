import type { ReactElement } from 'react';
import type { Looks } from '@/config/looksSchema';
import { TitleFrame } from '@/ui/shell/titleFrame';
import { LogoAndTitle } from './LogoAndTitle';

/** Returns the app with the lender's logo beside its title. */
export const withLogo = ({ LOGO_URL: url, LOGO_WIDTH: width }: Looks, app: ReactElement): ReactElement => (
  <TitleFrame value={(title) => <LogoAndTitle url={url} width={width} title={title} />}>{app}</TitleFrame>
);
