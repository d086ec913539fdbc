import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { styled } from 'styled-components';
import { PRODUCT_TITLE } from '@/config/messages';
import * as appTexts from '@/config/texts/appTexts';
import { menuGroupsFor } from '@/domain/shell/menu';
import { LeftMenu } from '@/features/navigation/LeftMenu';
import { selectPlace, selectVisibility } from '@/features/navigation/navigationSlice';
import { selectDeployment } from '@/features/preferences/deploymentSlice';
import { RecoveryNotices } from '@/features/recovery/RecoveryNotices';
import { SessionModal } from '@/features/session/SessionModal';
import { selectPrivileges } from '@/features/session/sessionSlice';
import { ErrorArea } from '@/ui/ErrorArea';
import { deferredComponent } from '@/ui/lazyComponent';
import { LiveRegion } from '@/ui/LiveRegion';
import { AppFrame } from '@/ui/shell/AppFrame';
import { TopHeader } from '@/ui/shell/TopHeader';
import { selectIsLoanUnknown } from './loanFailure';
import { SettingsButton } from './SettingsButton';
import { ShortcutsButton } from './ShortcutsButton';
import { SignInGate } from './SignInGate';
import { SkipLinks } from './SkipLinks';
import { UserArea } from './UserArea';

const LoanInHeader = deferredComponent(async () => (await import('@/features/loan/LoanInHeader')).LoanInHeader);
const HintLayer = deferredComponent(async () => (await import('@/ui/HintLayer')).HintLayer);
const ToastRegion = deferredComponent(async () => (await import('@/ui/Toast')).ToastRegion);

/**
 * Header, left menu, content and footer; shared flags show or hide them (specification §2, "Main layout").
 *
 * @source Specification §1: "A header bar shows the product title"
 * @source Specification §2: "Top header and left navigation"
 * @source Specification §2: "Holds the strip, the routed content and the session modal"
 */
export function MainLayout() {
  const { topNav, leftNav, footer } = useSelector(selectVisibility);
  const { sectionUrlTemplate } = useSelector(selectDeployment);
  const loanId = useSelector(selectPlace)?.loanId ?? null;
  const privileges = useSelector(selectPrivileges);
  // Keep the space for the menu until the privileges show that there is none.
  const isUnknown = useSelector(selectIsLoanUnknown);
  const mayHaveMenu = !isUnknown && (privileges === undefined || menuGroupsFor(privileges).length > 0);
  const header = (
    <TopHeader title={PRODUCT_TITLE} subject={<LoanInHeader />}>
      <ErrorArea name="user" message={appTexts.userMenuFailed}>
        <UserArea />
      </ErrorArea>
      {/* Last, because the user's name arrives late and would move them. */}
      <ShortcutsButton />
      <SettingsButton />
    </TopHeader>
  );
  const menu = loanId !== null && mayHaveMenu && (
    <ErrorArea key={loanId} name="menu" message={appTexts.menuFailed}>
      <LeftMenu loanId={loanId} sectionUrlTemplate={sectionUrlTemplate} />
    </ErrorArea>
  );
  return (
    <>
      <SkipLinks />
      <AppFrame
        header={topNav ? header : undefined}
        sidebar={leftNav && menu ? menu : undefined}
        sidebarLabel={appTexts.menuLabel}
        footer={footer ? <FooterLine /> : undefined}
      >
        <RecoveryNotices />
        <SignInGate>
          <Outlet />
        </SignInGate>
      </AppFrame>
      <SessionModal />
      <LiveRegion />
      <HintLayer />
      <ToastRegion />
    </>
  );
}

/** In the same place on every screen. */
function FooterLine() {
  const { homeUrl, supportPhone } = useSelector(selectDeployment);
  return (
    <>
      <Home href={homeUrl}>{appTexts.originationSystem}</Home>
      {appTexts.footer(supportPhone, __APP_VERSION__, __APP_COMMIT__)}
    </>
  );
}

/** Large enough to click (WCAG 2.5.8) without changing the line height. */
const Home = styled.a`
  padding-block: 6px;
`;
