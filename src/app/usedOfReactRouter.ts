/**
 * What the app uses of react-router-dom. The build takes it for the package (vite.config.ts), because
 * `@okta/okta-react` imports all of the package for routes of its version 5, which nothing here uses: 32 kB of gzip.
 */
export {
  createBrowserRouter,
  createPath,
  Link,
  NavigationType,
  NavLink,
  Outlet,
  replace,
  Route,
  useBlocker,
  useLocation,
  useNavigate,
  useRouteError,
  useSearchParams,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
