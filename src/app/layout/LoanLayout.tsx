import { memo, useContext, useLayoutEffect, useRef } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { Outlet, useLocation } from 'react-router-dom';
import * as appTexts from '@/config/texts/appTexts';
import { dialogClosed, selectIsFilePageOpen } from '@/features/runs/dialogSlice';
import { LoanInfoStrip } from '@/features/loan/LoanInfoStrip';
import { selectLoanId } from '@/features/loan/loanSlice';
import { LoanTabs } from '@/features/navigation/Navigation';
import { noticeDismissed, selectIsChoosingFirstRoute, selectNotice } from '@/features/navigation/navigationSlice';
import { selectPreTransformedUserData } from '@/features/session/sessionSlice';
import { zonedDateTime } from '@/lib/format';
import { inSentence } from '@/lib/shortText';
import type { RootState } from '@/lib/rootState';
import { readWanted, selectFailed, selectArea } from '@/reads/readState';
import { useRead } from '@/reads/useRead';
import { BrandContext } from '@/ui/brandContext';
import { ErrorArea } from '@/ui/FailureNotice';
import { focusHeading } from '@/ui/focusHeading';
import { useDocumentTitle } from '@/ui/useDocumentTitle';
import { lazyComponent } from '@/ui/lazyComponent';
import { Notice } from '@/ui/Notice';
import { ReadFailure } from '@/ui/ReadFailure';
import { PageHeading } from '@/ui/PageHeading';
import { MainArea } from '@/ui/shell/MainArea';
import { Spinner } from '@/ui/Spinner';
import { useIsPrinting } from '@/ui/useIsPrinting';
import { DocumentNotices, ExpiryLine, RunningBanner, TabTitle, UnreadNotice } from './later';
import { FilePageDialog } from './lazyAppDialogs';
import { selectIsLoanUnknown, selectTotalFailure } from './loanFailure';
import { OtherLoanGuard } from './OtherLoanGuard';

const LoanNotFound = lazyComponent(async () => (await import('./NoLoan')).LoanNotFound);

export const LoanLayout = memo(function LoanLayout() {
  const dispatch = useDispatch();
  const loanId = useSelector(selectLoanId);
  const area = useSelector(selectArea);
  const isChoosing = useSelector(selectIsChoosingFirstRoute);
  const isUnknown = useSelector(selectIsLoanUnknown);
  const hasFailed = useSelector(selectTotalFailure) !== undefined;
  const isFilePageOpen = useSelector(selectIsFilePageOpen);
  const product = useContext(BrandContext).TITLE;
  const place = area === null ? product : appTexts.areas[area];
  useHeadingFocus();
  if (loanId === null) return <NoTabTitle />;
  if (isUnknown) {
    return (
      <LoanNotFound
        loanId={loanId}
        onRetry={() => dispatch(readWanted({ name: 'loanHeaderData' }, { name: 'loanData' }))}
      />
    );
  }
  return (
    <>
      <TabTitle place={place} />
      <PrintedBy />
      <OtherLoanGuard />
      {isFilePageOpen && <FilePageDialog onClose={() => dispatch(dialogClosed())} />}
      <ErrorArea key={loanId} name="strip" message={appTexts.loanStripFailed}>
        <LoanInfoStrip />
      </ErrorArea>
      <LoanTabs
        loanId={loanId}
        aside={
          <>
            <RunningBanner loanId={loanId} />
            {!hasFailed && <ExpiryLine key={loanId} />}
          </>
        }
      />
      <MainArea>{isChoosing ? <Spinner message={appTexts.openingLoan} /> : <LoanScreen place={place} />}</MainArea>
    </>
  );
});

/** After the end of the session, nothing of the loan stays in the title. */
function NoTabTitle() {
  useDocumentTitle(useContext(BrandContext).TITLE);
  return null;
}

/** The open screen, or one message in its place while nothing of the loan is loaded. */
function LoanScreen({ place }: { readonly place: string }) {
  const store = useStore<RootState>();
  const failure = useSelector(selectTotalFailure);
  if (failure === undefined) {
    return (
      <>
        <LoanNotices />
        <Outlet />
      </>
    );
  }
  const retry = (): void => {
    store.dispatch(readWanted(...selectFailed(store.getState()), { name: 'historySection' }));
  };
  return (
    <>
      <PageHeading>{place}</PageHeading>
      <ReadFailure failure={failure} what={appTexts.loanData} title={appTexts.nothingLoaded} retry={retry} />
    </>
  );
}

function LoanNotices() {
  const dispatch = useDispatch();
  const notice = useSelector(selectNotice);
  const area = useSelector(selectArea);
  const header = useRead('loanHeaderData');
  const data = useRead('loanData');
  const privileges = useRead('userPrivileges');
  const loanFailure = header.failure ?? data.failure;
  const failure = loanFailure ?? privileges.failure;
  const retry = () => {
    if (loanFailure !== undefined) [header, data].forEach((read) => read.retry());
    if (privileges.failure !== undefined) privileges.retry();
  };
  return (
    <>
      {notice !== null && (
        <Notice tone="warning" onDismiss={() => dispatch(noticeDismissed())}>
          {notice}
        </Notice>
      )}
      <ReadFailure
        failure={failure}
        what={loanFailure === undefined ? appTexts.privileges : appTexts.loanData}
        retry={retry}
      />
      <DocumentNotices />
      {area !== null && <UnreadNotice on={area} />}
    </>
  );
}

/** Moves the focus to the screen's heading when the screen changes, but not when the page opens. */
function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  // A layout effect, so that the focus moves before the user sees the screen and presses a key.
  useLayoutEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    focusHeading();
  }, [pathname]);
}

function PrintedBy() {
  const user = useSelector(selectPreTransformedUserData);
  const { TITLE: title } = useContext(BrandContext);
  if (!useIsPrinting()) return null;
  const now = zonedDateTime(new Date().toISOString());
  return (
    <p className="printed-by">
      {user === null ? appTexts.printed(title, now) : appTexts.printedBy(title, inSentence(user.displayName), now)}
    </p>
  );
}
