import type { ReactNode } from 'react';
import * as appTexts from '@/config/texts/appTexts';
import { AppFrame } from '@/ui/shell/AppFrame';
import { MessageScreen } from '@/ui/shell/MainArea';
import { TopHeader } from '@/ui/shell/TopHeader';
import { useDocumentTitle } from '@/ui/useDocumentTitle';

interface PlainPageProps {
  readonly heading: string;
  /** Undefined if the configuration, which contains it, is missing. */
  readonly supportPhone?: string;
  readonly children: ReactNode;
}

export function PlainPage({ heading, supportPhone, children }: PlainPageProps) {
  useDocumentTitle(heading);
  return (
    <AppFrame header={<TopHeader />}>
      <MessageScreen heading={heading}>
        {children}
        {supportPhone !== undefined && <p>{appTexts.callSupport(supportPhone)}</p>}
      </MessageScreen>
    </AppFrame>
  );
}
