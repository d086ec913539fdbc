import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, replace, type RouteObject, useRouteError } from 'react-router-dom';
import { LoanLayout } from '@/app/layout/LoanLayout';
import { MainLayout } from '@/app/layout/MainLayout';
import { AREAS, paths } from '@/config/paths';
import * as appTexts from '@/config/texts/appTexts';
import { readLoanPath } from '@/config/loanPath';
import type { Identity } from '@/identity/auth';
import { FailureNotice } from '@/ui/FailureNotice';
import { PageHeading } from '@/ui/PageHeading';
import { Spinner } from '@/ui/Spinner';
import type { LoadArea } from './loadArea';

interface RoutesSetup {
  identity: Identity;
  loadArea: LoadArea;
  /** Reports an address, or a stored return path, that leads to no screen of the app. */
  onRefused: (what: 'loan' | 'returnPath') => void;
}

export function createRoutes({ identity, loadArea, onRefused }: RoutesSetup): RouteObject[] {
  const failed = <ScreenFailed />;

  const returnPoint = async () => {
    const code = import('./layout/CallbackPage');
    // If the browser leaves the return point, it cancels this request, and `loadReturnPoint` never resolves.
    code.catch(() => undefined);
    const point = await identity.loadReturnPoint();
    const { callbackPage } = await code;
    return { Component: callbackPage(point, () => onRefused('returnPath')) };
  };
  const noLoan = () => import('./layout/NoLoan');
  const areas: RouteObject[] = AREAS.map((area) => ({
    path: paths[area].path,
    lazy: orFailing(async () => ({ Component: (await loadArea(area)).Screen })),
    errorElement: failed,
  }));

  function refuseOtherThanLoans({ request }: LoaderFunctionArgs): null {
    if (readLoanPath(new URL(request.url).pathname) !== undefined) return null;
    onRefused('loan');
    throw replace(paths.notFound.href());
  }

  return [
    {
      HydrateFallback: Spinner,
      errorElement: failed,
      children: [
        { path: paths.callback.path, lazy: orFailing(returnPoint) },
        {
          path: paths.root.path,
          element: <MainLayout />,
          children: [
            { index: true, lazy: orFailing(async () => ({ Component: (await noLoan()).HomePage })) },
            {
              path: paths.loan.path,
              loader: refuseOtherThanLoans,
              element: <LoanLayout />,
              children: [{ index: true, loader: openRequest, element: null }, ...areas],
            },
          ],
        },
        ...showcase(),
        { path: paths.notFound.path, lazy: orFailing(async () => ({ Component: (await noLoan()).NotFoundPage })) },
        { path: '*', loader: () => replace(paths.notFound.href()), element: null },
      ],
    },
  ];
}

interface Screen {
  Component: ComponentType;
}

/** The router renders nothing if a screen's code fails to load: a component that throws leads to the error element. */
const orFailing = (load: () => Promise<Screen>) => async (): Promise<Screen> => {
  try {
    return await load();
  } catch (error) {
    const NotLoaded = (): never => {
      throw error;
    };
    return { Component: NotLoaded };
  }
};

/** Development only: production builds contain neither the address nor the page. */
const showcase = (): RouteObject[] =>
  import.meta.env.DEV ? [{ path: '/comp-list', lazy: () => import('./showcase/ShowcasePage') }] : [];

function openRequest({ request }: LoaderFunctionArgs): Response | null {
  const { pathname, searchParams } = new URL(request.url);
  const loanPath = readLoanPath(pathname);
  const isChoosing = searchParams.get('navigate') === 'true';
  return loanPath === undefined || isChoosing ? null : replace(paths.request.href(loanPath.loanId));
}

const ScreenFailed = () => (
  <>
    <PageHeading>{appTexts.screenFailed}</PageHeading>
    <FailureNotice error={useRouteError()} where="screen" onRetry={() => window.location.reload()}>
      {appTexts.screenFailedHint}
    </FailureNotice>
  </>
);
