import * as v from 'valibot';
import { createEnvironment, type Environment, type EnvironmentSetup } from '@/app/createEnvironment';
import { frameSchema, NEEDS_PKCE } from '@/config/frameSchema';
import { problemsOf, type RuntimeConfig } from '@/config/runtimeConfig';
import { readLoanPath } from '@/domain/shell/loanPath';
import { safeReturnPath } from '@/domain/shell/returnPath';
import { createFramedIdentity } from '@/services/identity/framedIdentity';
import { createParentWindow, type ParentWindow } from '@/services/browser/parentWindow';
import { paths } from '@/config/paths';
import { showNotLoaded } from './showNotLoaded';

/** Milliseconds for the parent to answer. A later answer still counts. */
const PATIENCE_MS = 5_000;

type SignInFirst = (
  environment: Environment,
  runApp: (pathname: string) => void,
  wording: Promise<readonly string[]>,
) => Promise<void>;

/** What main.ts does differently in a frame. */
export interface Frame {
  createEnvironment: (setup: EnvironmentSetup) => Environment;
  /** It resolves when the parent is verified and the user is signed in; never otherwise. */
  signIn: Promise<SignInFirst>;
}

/**
 * Starts the app in a frame. It refuses unless the parent is the top window and proves that it is listed, whatever the
 * headers of the host allow. Before that, and before the sign-in, nothing of a loan is loaded or shown. This code and its
 * static imports run before the wording is known, so they must not include the app's code (src/build/wordingPlugin.ts).
 * @source docs/decisions/0017-framed-by-listed-parents.md
 */
export function enterFrame(): Frame {
  let parent: ParentWindow | undefined;
  const startAgain = (): void => {
    parent?.send({ type: 'signedOut' });
    window.location.reload();
  };

  async function signInFirst({ deps, identity }: Environment, wording: Promise<readonly string[]>): Promise<void> {
    const wrongTexts = await wording;
    // All of it before the sign-in: without frameSaga.ts, the app could show another loan than its parent.
    const [{ showProblems }, { createFramePages }, { frameSaga }] = await Promise.all([
      import('@/app/mount'),
      import('./framePages'),
      import('./frameSaga'),
    ]);
    const { config } = deps;
    const pages = createFramePages(config.supportPhone);
    const { pathname, search, origin } = window.location;
    const refuse = (): void => pages.showRefused(safeReturnPath(pathname + search, origin));
    const { problems, parents } = readParents(config);
    if (problems.length > 0 || wrongTexts.length > 0) {
      showProblems([...problems, ...wrongTexts]);
      return forever();
    }
    if (parents.length === 0 || window.parent !== window.top) {
      refuse();
      return forever();
    }
    pages.showWaiting();
    const overdue = setTimeout(refuse, PATIENCE_MS);
    const own = createParentWindow(parents, (what, count) =>
      deps.telemetry.event('frame-message-refused', { what, count: String(count) }),
    );
    parent = own;
    const { orderNews } = deps;
    deps.followParent = (saga) => frameSaga({ ...saga, parent: own });
    deps.orderNews = {
      ...orderNews,
      publish(loanId, news) {
        orderNews.publish(loanId, news);
        if (news.kind === 'placed') own.send({ type: 'orderPlaced', loanId, requestIds: news.requestIds });
      },
    };
    const firstLoan = await own.firstLoan;
    clearTimeout(overdue);
    own.send({ type: 'signInNeeded' });
    await pages.signIn(() => identity.auth.signInAgain('/', Number.POSITIVE_INFINITY));
    pages.close();
    const loanId = own.loanId() ?? firstLoan;
    if (readLoanPath(pathname)?.loanId !== loanId) window.history.replaceState(null, '', paths.loan.href(loanId));
    openLinksAround();
  }

  return {
    createEnvironment: (setup) =>
      createEnvironment({
        ...setup,
        createIdentity: (onError) => createFramedIdentity(setup.config.identity, onError, startAgain),
        browser: {
          ...setup.browser,
          // Never the origination system within itself.
          leaveTo: (url) => (isOwn(url) ? setup.browser.leaveTo(url) : startAgain()),
        },
      }),
    signIn: Promise.resolve((environment, _, wording) =>
      signInFirst(environment, wording).catch((error: unknown) => {
        environment.deps.report(error, 'frame');
        // Telemetry waits for the first screen. The loan stays out of its address.
        environment.resolveFirstScreen({ location: { pathname: '/' }, listen: () => () => undefined });
        showNotLoaded();
        return forever();
      }),
    ),
  };
}

/** The app must not start. */
const forever = (): Promise<never> => new Promise(() => undefined);

function readParents({ frame, identity }: RuntimeConfig): { parents: readonly string[]; problems: readonly string[] } {
  if (frame === undefined) return { parents: [], problems: [] };
  const { success, output, issues } = v.safeParse(frameSchema, { FRAME_CONFIG: frame });
  if (!success) return { parents: [], problems: problemsOf(issues) };
  const parents = output.FRAME_CONFIG.PARENT_ORIGINS;
  return { parents, problems: parents.length > 0 && !identity.usesPkce ? [NEEDS_PKCE] : [] };
}

const isOwn = (url: string): boolean => new URL(url, window.location.origin).origin === window.location.origin;

/**
 * Links to the origination system open in the top window. The router handles the app's own before the browser does, and
 * links within a page name `_self`.
 */
function openLinksAround(): void {
  const base = document.createElement('base');
  base.target = '_top';
  document.head.append(base);
}
