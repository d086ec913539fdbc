import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { PRODUCT_TITLE } from '@/config/messages';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { selectLoanId } from '@/features/loan/loanSlice';
import { LeftMenu } from '@/features/navigation/components/LeftMenu';
import { selectVisibility } from '@/features/navigation/navigationSlice';
import { SessionModal } from '@/features/session/components/SessionModal';
import { UserMenu } from '@/features/session/components/UserMenu';
import { AppFrame } from '@/ui/shell/AppFrame';
import { TopHeader } from '@/ui/shell/TopHeader';
import { SkipLink } from '@/ui/SkipLink';
import { ToastRegion } from '@/ui/Toast';
import { FooterLine } from './FooterLine';
import { SignInGate } from './SignInGate';

interface MainLayoutProps {
  readonly originationSystem: RuntimeConfig['originationSystem'];
  readonly supportPhone: string;
}

/** Header, left menu, content and footer, each shown or hidden by the shared flags (specification §2, "Main layout"). */
export function MainLayout({ originationSystem, supportPhone }: MainLayoutProps) {
  const { topNav, leftNav, footer } = useSelector(selectVisibility);
  const loanId = useSelector(selectLoanId);
  const header = (
    <TopHeader title={PRODUCT_TITLE}>
      <UserMenu />
    </TopHeader>
  );
  const menu = loanId !== null && (
    <LeftMenu loanId={loanId} sectionUrlTemplate={originationSystem.sectionUrlTemplate} />
  );
  return (
    <>
      <SkipLink targetId="main" />
      <AppFrame
        header={topNav ? header : undefined}
        sidebar={leftNav ? menu : undefined}
        footer={footer ? <FooterLine homeUrl={originationSystem.homeUrl} supportPhone={supportPhone} /> : undefined}
      >
        <SignInGate>
          <Outlet />
        </SignInGate>
      </AppFrame>
      <SessionModal />
      <ToastRegion />
    </>
  );
}
