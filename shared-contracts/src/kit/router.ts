/**
 * Router of the page: the only module that imports react-router. The shell shares it, so that every remote follows the
 * shell's one history. react-router-dom is never imported, because it would bypass the shared copy.
 */

export type { Location, NavigateOptions, NavigationType, Navigator, To } from 'react-router';
export {
  BrowserRouter,
  createPath,
  generatePath,
  Link,
  matchPath,
  Navigate,
  NavLink,
  Outlet,
  Route,
  Router,
  Routes,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router';
