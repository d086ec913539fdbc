import type { ComponentType } from 'react';
import { redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { AREAS, paths } from '@/config/paths';
import type { RuntimeConfig } from '@/config/runtimeConfig';
import { readLoanPath } from '@/domain/shell/loanPath';
import { HomePage } from '@/pages/home/HomePage';
import { LoanLayout } from '@/pages/loan/LoanLayout';
import { MainLayout } from '@/pages/main/MainLayout';
import { ScreenFailed } from '@/pages/main/ScreenFailed';
import { NotFoundPage } from '@/pages/notFound/NotFoundPage';
import type { Identity } from '@/services/identity';
import { Spinner } from '@/ui/Spinner';
import { loadArea } from './loadArea';

interface RoutesSetup {
  config: RuntimeConfig;
  identity: Identity;
  /** Told of an address, or of a remembered path, that leads to no screen of ours. */
  onRefused: (what: 'loan' | 'returnPath') => void;
}

/** The route table (specification §2). Each working area is a chunk of its own, loaded on demand. */
export function createRoutes({ config, identity, onRefused }: RoutesSetup): RouteObject[] {
  const { originationSystem, supportPhone } = config;
  const failed = <ScreenFailed />;

  const returnPoint = async () => {
    const [{ callbackPage }, point] = await Promise.all([
      import('@/pages/main/CallbackPage'),
      identity.loadReturnPoint(),
    ]);
    return { Component: callbackPage(point, supportPhone, () => onRefused('returnPath')) };
  };
  const areas: RouteObject[] = AREAS.map((area) => ({
    path: paths[area].path,
    lazy: orFailing(async () => ({ Component: (await loadArea(area)).Screen })),
  }));

  /** The loan guard: anything but digits is refused. */
  function refuseOtherThanLoans({ request }: LoaderFunctionArgs): null {
    if (readLoanPath(new URL(request.url).pathname) !== undefined) return null;
    onRefused('loan');
    throw redirect(paths.notFound.href());
  }

  return [
    {
      HydrateFallback: Spinner,
      errorElement: failed,
      children: [
        { path: paths.callback.path, lazy: orFailing(returnPoint) },
        {
          path: paths.root.path,
          element: <MainLayout originationSystem={originationSystem} supportPhone={supportPhone} />,
          children: [
            { index: true, element: <HomePage homeUrl={originationSystem.homeUrl} /> },
            {
              path: paths.loan.path,
              loader: refuseOtherThanLoans,
              Component: LoanLayout,
              children: [
                { index: true, loader: openRequest, element: null },
                ...areas.map((area) => ({ ...area, errorElement: failed })),
              ],
            },
          ],
        },
        ...showcase(),
        {
          path: paths.notFound.path,
          element: <NotFoundPage supportPhone={supportPhone} homeUrl={originationSystem.homeUrl} />,
        },
        { path: '*', loader: () => redirect(paths.notFound.href()), element: null },
      ],
    },
  ];
}

interface Screen {
  Component: ComponentType;
}

/** The router shows nothing at all for a screen whose code does not arrive: a component that fails leads to the error element. */
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

/** For developers only: production builds hold neither the address nor the page. */
const showcase = (): RouteObject[] =>
  import.meta.env.DEV ? [{ path: '/comp-list', lazy: () => import('@/pages/showcase/ShowcasePage') }] : [];

/** A loan's bare address leads to Request, unless the first screen is being chosen. */
function openRequest({ request }: LoaderFunctionArgs): Response | null {
  const { pathname, searchParams } = new URL(request.url);
  const loanPath = readLoanPath(pathname);
  const isChoosing = searchParams.get('navigate') === 'true';
  return loanPath === undefined || isChoosing ? null : redirect(paths.request.href(loanPath.loanId));
}
