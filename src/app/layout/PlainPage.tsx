import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import * as laterTexts from '@/config/texts/laterTexts';
import { selectDeployment } from '@/features/preferences/deploymentSlice';
import { AppFrame } from '@/ui/shell/AppFrame';
import { MessageScreen } from '@/ui/shell/MainArea';
import { TopHeader } from '@/ui/shell/TopHeader';
import { TabCode } from '@/ui/Notice';
import { useDocumentTitle } from '@/ui/useDocumentTitle';

export function PlainPage({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  useDocumentTitle(heading);
  return (
    <AppFrame header={<TopHeader />}>
      <MessageScreen heading={heading}>{children}</MessageScreen>
    </AppFrame>
  );
}

export const CallSupport = () => (
  <>
    <p>{laterTexts.callSupport(useSelector(selectDeployment).SUPPORT_PHONE)}</p>
    <TabCode />
  </>
);
