import type { ReactNode } from 'react';
import { PRODUCT_TITLE } from '@/config/messages';
import { AppFrame } from '@/ui/shell/AppFrame';
import { MainArea } from '@/ui/shell/MainArea';
import { MessageCard } from '@/ui/shell/MessageCard';
import { TopHeader } from '@/ui/shell/TopHeader';
import { useDocumentTitle } from '@/ui/useDocumentTitle';

interface PlainPageProps {
  readonly heading: string;
  /** Missing where the configuration, which holds it, is missing. */
  readonly supportPhone?: string;
  readonly children: ReactNode;
}

/** A page outside the layout, for people who are not signed in or on no loan. */
export function PlainPage({ heading, supportPhone, children }: PlainPageProps) {
  useDocumentTitle(heading);
  return (
    <AppFrame header={<TopHeader title={PRODUCT_TITLE} />}>
      <MainArea id="main">
        <MessageCard heading={heading}>
          {children}
          {supportPhone !== undefined && <p>For support call {supportPhone}.</p>}
        </MessageCard>
      </MainArea>
    </AppFrame>
  );
}
