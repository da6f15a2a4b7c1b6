/**
 * Router of the page: the only module that imports react-router-dom. The shell shares it, so that every remote follows
 * the shell's one history. `createBrowserHistory` has no stable name in the package: the alternative, its data router,
 * keeps the history to itself and accepts no controlled location, which remotes need.
 */

export type { Location, NavigateOptions, NavigationType, Navigator, To } from 'react-router-dom';
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
} from 'react-router-dom';
