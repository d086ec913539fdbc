import { type ReactNode, useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import * as appTexts from '@/config/texts/appTexts';
import * as startTexts from '@/config/texts/startTexts';
import * as uiTexts from '@/config/texts/uiTexts';
import { selectReadOnlyReason } from '@/features/runs/readOnlySelector';
import { MENU_GROUPS, menuGroupsFor } from '@/features/navigation/rules/menu';
import { LeftMenu } from '@/features/navigation/Navigation';
import { selectPath, selectPlace, selectVisibility } from '@/features/navigation/navigationSlice';
import { selectDeployment } from '@/features/preferences/deploymentSlice';
import { RecoveryNotices } from '@/features/recovery/RecoveryNotices';
import { SessionModal } from '@/features/session/SessionModal';
import { selectExpiry, selectPrivileges, selectSignIn, signInStateChanged } from '@/features/session/sessionSlice';
import { selectIsSending, selectIsUnsent } from '@/lib/openWork';
import { release, tabCode } from '@/lib/reference';
import type { RootState } from '@/lib/rootState';
import { selectArea } from '@/reads/readState';
import { useReads } from '@/reads/useRead';
import { ErrorArea } from '@/ui/FailureNotice';
import { LiveRegion } from '@/ui/LiveRegion';
import { Notice } from '@/ui/Notice';
import { PageHeading } from '@/ui/PageHeading';
import { AppFrame } from '@/ui/shell/AppFrame';
import { MainArea, SkipLink } from '@/ui/shell/MainArea';
import { TopHeader } from '@/ui/shell/TopHeader';
import { Spinner } from '@/ui/Spinner';
import { SettingsButton, UserArea } from './HeaderButtons';
import { LoanInHeader, MenuFold, ToastRegion, Tooltips } from './later';
import { selectIsLoanUnknown, selectTotalFailure } from './loanFailure';

export function MainLayout() {
  const { topNav, leftNav, footer } = useSelector(selectVisibility);
  const { LOS_CONFIG, apiAddress } = useSelector(selectDeployment);
  const loanId = useSelector(selectPlace)?.loanId ?? null;
  const path = useSelector(selectPath);
  const privileges = useSelector(selectPrivileges);
  const isUnknown = useSelector(selectIsLoanUnknown);
  useLeaveGuard();
  // A toast would cover the dialog that the session ends with.
  const hasEnded = useSelector(selectExpiry) !== null;
  // Keeps the space for the menu until the privileges show that there is none.
  const mayHaveMenu = !isUnknown && (privileges === undefined || menuGroupsFor(privileges).length > 0);
  const menu = loanId !== null && mayHaveMenu && (
    <ErrorArea key={loanId} name="menu" message={appTexts.menuFailed}>
      <LeftMenu loanId={loanId} sectionUrlTemplate={LOS_CONFIG.SECTION_URL_TEMPLATE} system={LOS_CONFIG.NAME} />
    </ErrorArea>
  );
  const hasMenu = leftNav && menu;
  const fold = hasMenu && (
    <div className="fold">
      <MenuFold />
    </div>
  );
  const header = (
    <TopHeader start={fold} subject={<LoanInHeader />}>
      <ErrorArea name="user" message={appTexts.userMenuFailed}>
        <UserArea />
      </ErrorArea>
      {/* Last, because the user's name arrives late and would move it. */}
      <SettingsButton />
    </TopHeader>
  );
  return (
    <>
      <SkipLinks />
      <AppFrame
        header={topNav ? header : undefined}
        sidebar={hasMenu || undefined}
        footer={footer ? <FooterLine /> : undefined}
      >
        {!topNav && fold}
        <RecoveryNotices apiAddress={apiAddress} />
        <SignInGate>
          <Outlet />
        </SignInGate>
      </AppFrame>
      <SessionModal system={LOS_CONFIG.NAME} />
      <LiveRegion />
      <Tooltips />
      {!hasEnded && <ToastRegion screen={path} />}
    </>
  );
}

const MENU_REFS = MENU_GROUPS.map((key) => ({ name: 'menu' as const, key }));

/** The first Tab stops of the page: each shows itself when it is focused. */
function SkipLinks() {
  const hasOrder = useSelector(selectHasOrder);
  const hasMenu = useReads(MENU_REFS).some(({ status }) => status !== 'idle');
  return (
    <>
      <SkipLink to="main">{uiTexts.skipToContent}</SkipLink>
      {hasOrder && <SkipLink to="order-submit">{uiTexts.skipToOrder}</SkipLink>}
      {hasMenu && <SkipLink to="menu">{uiTexts.skipToMenu}</SkipLink>}
    </>
  );
}

/** True while Request has its order button: not for a reader, nor while a message replaces the screen. */
const selectHasOrder = (state: RootState): boolean =>
  selectArea(state) === 'request' &&
  selectReadOnlyReason(state) === null &&
  !selectIsLoanUnknown(state) &&
  selectTotalFailure(state) === undefined;

function FooterLine() {
  const { LOS_CONFIG, SUPPORT_PHONE } = useSelector(selectDeployment);
  return (
    <>
      <a href={LOS_CONFIG.HOME_URL}>{LOS_CONFIG.NAME}</a>
      <span>{appTexts.footer(SUPPORT_PHONE, release(), tabCode())}</span>
    </>
  );
}

/** Renders its children for signed-in users; others are being redirected to the identity provider. */
function SignInGate({ children }: { readonly children: ReactNode }) {
  const dispatch = useDispatch();
  const signIn = useSelector(selectSignIn);
  if (signIn === 'signedIn') return children;
  return (
    <MainArea>
      {signIn === 'unreachable' ? (
        <>
          <PageHeading>{appTexts.signInUnreachable}</PageHeading>
          <Notice tone="error" onRetry={() => dispatch(signInStateChanged('signedOut'))}>
            {appTexts.signInUnreachableHint}
          </Notice>
        </>
      ) : (
        <Spinner message={startTexts.signingIn} />
      )}
    </MainArea>
  );
}

/**
 * Asks before the user leaves the page with changes or something in flight. Navigation within the app keeps the input,
 * and the end of the session leaves by itself; the order's draft stays saved even then.
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
