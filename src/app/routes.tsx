import { Outlet, redirect, useNavigate, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { parseLoanId } from '@/domain/loan';
import { safeReturnPath } from '@/domain/returnPath';
import type { Report } from '@/lib/saga/guarded';
import { HomePage } from '@/pages/home/HomePage';
import { LoanLayout } from '@/pages/loan/LoanLayout';
import { callbackPage } from '@/pages/main/CallbackPage';
import { MainLayout } from '@/pages/main/MainLayout';
import { ScreenFailed } from '@/pages/main/ScreenFailed';
import { NotFoundPage } from '@/pages/notFound/NotFoundPage';
import type { Identity } from '@/services/oktaIdentity';
import { Spinner } from '@/ui/Spinner';

interface RoutesSetup {
  config: RuntimeConfig;
  identity: Identity;
  report: Report;
}

/** The route table (specification §2). Each working area is a chunk of its own, loaded on demand. */
export function createRoutes({ config, identity: { Frame, Callback }, report }: RoutesSetup): RouteObject[] {
  const { originationSystem, supportPhone } = config;
  const failed = <ScreenFailed report={report} />;

  function SignInFrame() {
    const navigate = useNavigate();
    const goBack = (remembered: string | undefined) =>
      void navigate(safeReturnPath(remembered, window.location.origin), { replace: true });
    return (
      <Frame onReturn={goBack}>
        <Outlet />
      </Frame>
    );
  }

  return [
    {
      Component: SignInFrame,
      HydrateFallback: Spinner,
      errorElement: failed,
      children: [
        { path: paths.callback.path, Component: callbackPage(Callback) },
        {
          path: paths.root.path,
          element: <MainLayout originationSystem={originationSystem} supportPhone={supportPhone} />,
          children: [
            { index: true, element: <HomePage homeUrl={originationSystem.homeUrl} /> },
            {
              path: paths.loan.path,
              loader: refuseOtherThanLoanIds,
              Component: LoanLayout,
              children: [
                { index: true, loader: openRequest, element: null },
                { path: paths.request.path, lazy: () => import('@/pages/request/RequestPage'), errorElement: failed },
                {
                  path: paths.selection.path,
                  lazy: () => import('@/pages/selection/SelectionPage'),
                  errorElement: failed,
                },
                { path: paths.history.path, lazy: () => import('@/pages/history/HistoryPage'), errorElement: failed },
              ],
            },
          ],
        },
        {
          path: paths.notFound.path,
          element: <NotFoundPage supportPhone={supportPhone} homeUrl={originationSystem.homeUrl} />,
        },
        { path: '*', loader: () => redirect(paths.notFound.href()) },
      ],
    },
  ];
}

/** The loan guard: anything but digits is refused. */
function refuseOtherThanLoanIds({ params }: LoaderFunctionArgs): null {
  if (parseLoanId(params['loanId']) === undefined) throw redirect(paths.notFound.href());
  return null;
}

/** A loan's bare address leads to Request, unless the first screen is being chosen. */
function openRequest({ params, request }: LoaderFunctionArgs): Response | null {
  const loanId = parseLoanId(params['loanId']);
  const wantsFirstRoute = new URL(request.url).searchParams.get('navigate') === 'true';
  return loanId === undefined || wantsFirstRoute ? null : redirect(paths.request.href(loanId));
}
