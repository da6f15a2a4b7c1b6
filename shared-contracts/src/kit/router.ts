/**
 * The only module that imports react-router; never react-router-dom, whose dom half bypasses the shared copy.
 * The shell shares it, so that every remote follows the shell's one history.
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
