import Settings from 'lucide-react/icons/settings';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { styled } from 'styled-components';
import { PRODUCT_TITLE } from '@/config/messages';
import { SHORTCUTS } from '@/config/shortcuts';
import * as appTexts from '@/config/texts/appTexts';
import * as earlyTexts from '@/config/texts/earlyTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { readOnlyReason } from '@/domain/loan/readOnlyReason';
import { menuGroupsFor } from '@/domain/shell/menu';
import { selectLoanHeader } from '@/features/loan/loanSlice';
import { LeftMenu } from '@/features/navigation/Navigation';
import { selectArea, selectMenu, selectPlace, selectVisibility } from '@/features/navigation/navigationSlice';
import { selectDeployment } from '@/features/preferences/deploymentSlice';
import { useShortcut } from '@/features/preferences/useShortcut';
import { RecoveryNotices } from '@/features/recovery/RecoveryNotices';
import { SessionModal } from '@/features/session/SessionModal';
import {
  selectExpiry,
  selectPrivileges,
  selectSignIn,
  signInRetried,
  signOutPressed,
} from '@/features/session/sessionSlice';
import { UserMenu } from '@/features/session/UserMenu';
import { openWorkDropped, selectIsSending, selectIsUnsent } from '@/lib/openWork';
import type { RootState } from '@/lib/rootState';
import { Button } from '@/ui/Button';
import { ErrorArea } from '@/ui/ErrorArea';
import { IconButton } from '@/ui/IconButton';
import { Kbd } from '@/ui/Kbd';
import { lazyDialog } from '@/ui/lazyComponent';
import { LiveRegion } from '@/ui/LiveRegion';
import { Notice } from '@/ui/Notice';
import { PageHeading } from '@/ui/PageHeading';
import { AppFrame } from '@/ui/shell/AppFrame';
import { MainArea, SkipLink } from '@/ui/shell/MainArea';
import { TopHeader } from '@/ui/shell/TopHeader';
import { Spinner } from '@/ui/Spinner';
import { NARROW } from '@/ui/wide';
import { later } from './later';
import { selectIsLoanUnknown, selectTotalFailure } from './loanFailure';

const LeaveDialog = lazyDialog(appTexts.missingParts.warnings, async () => (await import('./LeaveDialog')).LeaveDialog);

const ShortcutsDialog = lazyDialog(
  appTexts.missingParts.dialog,
  async () => (await import('./MainDialogs')).ShortcutsDialog,
);

const SettingsDialog = lazyDialog(
  appTexts.missingParts.dialog,
  async () => (await import('./MainDialogs')).SettingsDialog,
);

const LoanInHeader = later((parts) => parts.LoanInHeader);
const MenuFold = later((parts) => parts.MenuFold);
const HintLayer = later((parts) => parts.HintLayer);
const ToastRegion = later((parts) => parts.ToastRegion);

/**
 * Header, left menu, content and footer; shared flags show or hide them.
 */
export function MainLayout() {
  const { topNav, leftNav, footer } = useSelector(selectVisibility);
  const { originationSystem, apiAddress } = useSelector(selectDeployment);
  const loanId = useSelector(selectPlace)?.loanId ?? null;
  const privileges = useSelector(selectPrivileges);
  // Keep the space for the menu until the privileges show that there is none.
  const isUnknown = useSelector(selectIsLoanUnknown);
  useLeaveGuard();
  const mayHaveMenu = !isUnknown && (privileges === undefined || menuGroupsFor(privileges).length > 0);
  const menu = loanId !== null && mayHaveMenu && (
    <ErrorArea key={loanId} name="menu" message={appTexts.menuFailed}>
      <LeftMenu loanId={loanId} sectionUrlTemplate={originationSystem.sectionUrlTemplate} />
    </ErrorArea>
  );
  const hasMenu = leftNav && menu;
  const fold = hasMenu && (
    <Fold>
      <MenuFold />
    </Fold>
  );
  const header = (
    <TopHeader start={fold} title={PRODUCT_TITLE} subject={<LoanInHeader />}>
      <ErrorArea name="user" message={appTexts.userMenuFailed}>
        <UserArea />
      </ErrorArea>
      {/* Last, because the user's name arrives late and would move them. */}
      <ShortcutsButton />
      <SettingsButton />
    </TopHeader>
  );
  return (
    <>
      <SkipLinks />
      <AppFrame
        header={topNav ? header : undefined}
        sidebar={hasMenu || undefined}
        sidebarLabel={appTexts.menuLabel}
        footer={footer ? <FooterLine /> : undefined}
      >
        {!topNav && fold}
        <RecoveryNotices apiAddress={apiAddress} />
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

/** The place of the button, which arrives late. Above the content, the menu has a button of its own. */
const Fold = styled.div`
  min-width: var(--icon-button-size);
  min-height: var(--icon-button-size);

  ${NARROW} {
    display: none;
  }
`;

/** The first Tab stops of the page: each shows itself when it is focused. */
function SkipLinks() {
  const hasOrder = useSelector(selectHasOrder);
  const hasMenu = Object.values(useSelector(selectMenu)).some(({ status }) => status !== 'idle');
  return (
    <>
      <SkipLink targetId="main">{uiTexts.skipToContent}</SkipLink>
      {hasOrder && <SkipLink targetId="order">{uiTexts.skipToOrder}</SkipLink>}
      {hasMenu && <SkipLink targetId="menu">{uiTexts.skipToMenu}</SkipLink>}
    </>
  );
}

/** True while Request has its order button: not for a reader, nor while a message replaces the screen. */
const selectHasOrder = (state: RootState): boolean =>
  selectArea(state) === 'request' &&
  readOnlyReason(selectLoanHeader(state), selectPrivileges(state)) === null &&
  !selectIsLoanUnknown(state) &&
  selectTotalFailure(state) === undefined;

/** The signed-in user. Signing out asks first if it would lose entries or miss a response. */
function UserArea() {
  const dispatch = useDispatch();
  const store = useStore<RootState>();
  const [isAsking, setIsAsking] = useState(false);
  const signOut = (): void => {
    if (selectIsUnsent(store.getState()) || selectIsSending(store.getState())) setIsAsking(true);
    else dispatch(signOutPressed());
  };
  const leave = (): void => {
    setIsAsking(false);
    // Otherwise the browser would ask again.
    dispatch(openWorkDropped());
    dispatch(signOutPressed());
  };
  return (
    <>
      <UserMenu onSignOut={signOut} />
      {isAsking && (
        <LeaveDialog
          losesEntries={selectIsUnsent}
          leaveLabel={appTexts.signOut}
          onLeave={leave}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}

function ShortcutsButton() {
  const [isOpen, setIsOpen] = useState(false);
  useShortcut(SHORTCUTS.shortcuts, () => setIsOpen(true));
  return (
    <>
      <Button
        kind="quiet"
        aria-haspopup="dialog"
        aria-keyshortcuts={SHORTCUTS.shortcuts.chord}
        title={appTexts.shortcuts}
        onClick={() => setIsOpen(true)}
      >
        <span>{appTexts.shortcutsShort}</span> <Kbd chord={SHORTCUTS.shortcuts.chord} />
      </Button>
      {isOpen && <ShortcutsDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function SettingsButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton icon={Settings} label={appTexts.settings} aria-haspopup="dialog" onClick={() => setIsOpen(true)} />
      {isOpen && <SettingsDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** In the same place on every screen. */
function FooterLine() {
  const { originationSystem, supportPhone } = useSelector(selectDeployment);
  return (
    <>
      <Home href={originationSystem.homeUrl}>{appTexts.originationSystem}</Home>
      <span>{appTexts.footer(supportPhone, __APP_VERSION__, __APP_COMMIT__)}</span>
    </>
  );
}

/** Large enough to click (WCAG 2.5.8) without changing the line height. */
const Home = styled.a`
  padding-block: 6px;
`;

/** Renders its children for signed-in users; others are being redirected to the identity provider. */
function SignInGate({ children }: { readonly children: ReactNode }) {
  const dispatch = useDispatch();
  const signIn = useSelector(selectSignIn);
  if (signIn === 'signedIn') return children;
  return (
    <MainArea id="main">
      {signIn === 'unreachable' ? (
        <>
          <PageHeading>{appTexts.signInUnreachable}</PageHeading>
          <Notice tone="error" onRetry={() => dispatch(signInRetried())}>
            {appTexts.signInUnreachableHint}
          </Notice>
        </>
      ) : (
        <Spinner message={earlyTexts.signingIn()} />
      )}
    </MainArea>
  );
}

/**
 * Asks before the user leaves the page with changes, an unsaved selection or an order in flight. Navigation within the
 * app keeps the input, so it doesn't ask. Neither does the end of the session, which leaves by itself; the order's
 * draft stays saved even then.
 */
function useLeaveGuard(): void {
  const isUnsent = useSelector(selectIsUnsent);
  const isSending = useSelector(selectIsSending);
  const expiry = useSelector(selectExpiry);
  const asks = expiry === null && (isUnsent || isSending);
  // A layout effect, so that the guard is active before the user sees input that could be lost.
  useLayoutEffect(() => {
    if (!asks) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [asks]);
}
