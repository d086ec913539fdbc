import { memo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { AREA_LABELS } from '@/config/paths';
import { PRODUCT_TITLE } from '@/config/messages';
import { DocumentNotices } from '@/features/documents/components/DocumentNotices';
import { LoanInfoStrip } from '@/features/loan/components/LoanInfoStrip';
import {
  loanRetried,
  selectLoanDataFailure,
  selectLoanHeader,
  selectLoanHeaderFailure,
  selectLoanId,
} from '@/features/loan/loanSlice';
import { LoanTabs } from '@/features/navigation/components/LoanTabs';
import {
  noticeDismissed,
  selectArea,
  selectIsChoosingFirstRoute,
  selectNotice,
} from '@/features/navigation/navigationSlice';
import { selectPrivilegesFailure } from '@/features/session/sessionSlice';
import { describeFailure } from '@/lib/failure';
import { ErrorArea } from '@/ui/ErrorArea';
import { Notice } from '@/ui/Notice';
import { MainArea } from '@/ui/shell/MainArea';
import { Spinner } from '@/ui/Spinner';
import { useDocumentTitle } from '@/ui/useDocumentTitle';
import { useAreaShortcuts } from './useAreaShortcuts';
import { useHeadingFocus } from './useHeadingFocus';
import { useLeaveGuard } from './useLeaveGuard';

/** One loan: its strip, its three tabs and the area that is open (specification §2). */
export const LoanLayout = memo(function LoanLayout() {
  const loanId = useSelector(selectLoanId);
  const header = useSelector(selectLoanHeader);
  const area = useSelector(selectArea);
  const isChoosing = useSelector(selectIsChoosingFirstRoute);
  const place = area === null ? PRODUCT_TITLE : AREA_LABELS[area];
  useDocumentTitle(loanId === null ? PRODUCT_TITLE : `${place} · ${header?.loanNumber ?? loanId}`);
  useHeadingFocus();
  useLeaveGuard();
  useAreaShortcuts(loanId);
  if (loanId === null) return null;
  return (
    <>
      <ErrorArea key={loanId} name="strip" message="The loan's main data could not be shown.">
        <LoanInfoStrip />
      </ErrorArea>
      <LoanTabs loanId={loanId} />
      <MainArea id="main">
        <LoanNotices />
        {isChoosing ? <Spinner message="Opening where this loan stands…" /> : <Outlet />}
      </MainArea>
    </>
  );
});

function LoanNotices() {
  const dispatch = useDispatch();
  const notice = useSelector(selectNotice);
  const headerFailure = useSelector(selectLoanHeaderFailure);
  const dataFailure = useSelector(selectLoanDataFailure);
  const loanFailure = headerFailure ?? dataFailure;
  const privilegesFailure = useSelector(selectPrivilegesFailure);
  const failure = loanFailure ?? privilegesFailure;
  return (
    <>
      {notice !== null && (
        <Notice tone="warning" onDismiss={() => dispatch(noticeDismissed())}>
          {notice}
        </Notice>
      )}
      {failure !== undefined && (
        <Notice tone="error" onRetry={() => dispatch(loanRetried())}>
          {describeFailure(failure, loanFailure === undefined ? 'your privileges' : "the loan's data")}
        </Notice>
      )}
      <DocumentNotices />
    </>
  );
}
