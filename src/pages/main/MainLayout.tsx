import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { PRODUCT_TITLE } from '@/config/messages';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { menuGroupsFor } from '@/domain/shell/menu';
import { LoanInHeader } from '@/features/loan/components/LoanInHeader';
import { LeftMenu } from '@/features/navigation/components/LeftMenu';
import { selectPlace, selectVisibility } from '@/features/navigation/navigationSlice';
import { RecoveryNotices } from '@/features/recovery/components/RecoveryNotices';
import { SessionModal } from '@/features/session/components/SessionModal';
import { UserMenu } from '@/features/session/components/UserMenu';
import { selectPrivileges } from '@/features/session/sessionSlice';
import { ErrorArea } from '@/ui/ErrorArea';
import { laterPiece } from '@/ui/lazyPiece';
import { AppFrame } from '@/ui/shell/AppFrame';
import { TopHeader } from '@/ui/shell/TopHeader';
import { SkipLink } from '@/ui/SkipLink';
import { FooterLine } from './FooterLine';
import { SettingsButton } from './SettingsButton';
import { SignInGate } from './SignInGate';

const ToastRegion = laterPiece(async () => (await import('@/ui/Toast')).ToastRegion);

interface MainLayoutProps {
  readonly originationSystem: RuntimeConfig['originationSystem'];
  readonly supportPhone: string;
}

/** Header, left menu, content and footer, each shown or hidden by the shared flags (specification §2, "Main layout"). */
export function MainLayout({ originationSystem: { homeUrl, sectionUrlTemplate }, supportPhone }: MainLayoutProps) {
  const { topNav, leftNav, footer } = useSelector(selectVisibility);
  const loanId = useSelector(selectPlace)?.loanId ?? null;
  const privileges = useSelector(selectPrivileges);
  // Its room is kept until it is known that there is nothing to put there.
  const mayHaveMenu = privileges === undefined || menuGroupsFor(privileges).length > 0;
  const header = (
    <TopHeader title={PRODUCT_TITLE} subject={<LoanInHeader />}>
      <SettingsButton supportPhone={supportPhone} />
      <ErrorArea name="user" message="Who is signed in could not be shown.">
        <UserMenu />
      </ErrorArea>
    </TopHeader>
  );
  const menu = loanId !== null && mayHaveMenu && (
    <ErrorArea key={loanId} name="menu" message="The menu could not be shown.">
      <LeftMenu loanId={loanId} sectionUrlTemplate={sectionUrlTemplate} />
    </ErrorArea>
  );
  return (
    <>
      <SkipLink targetId="main" />
      <AppFrame
        header={topNav ? header : undefined}
        sidebar={leftNav && menu ? menu : undefined}
        sidebarLabel="Menu of the loan"
        footer={footer ? <FooterLine homeUrl={homeUrl} supportPhone={supportPhone} /> : undefined}
      >
        <RecoveryNotices />
        <SignInGate>
          <Outlet />
        </SignInGate>
      </AppFrame>
      <SessionModal />
      <ToastRegion />
    </>
  );
}
