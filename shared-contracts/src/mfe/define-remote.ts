import { leadsTo } from '../federation/rules';
import type { RemoteCommand, RemoteDescriptor, RemoteNavEntry, RemoteResult, RemoteWidget } from '../federation/schema';
import { type IconName, type LinkRole, RESULT_VALUES, type ResultKind } from './shell-links';
import type { SlotName } from './slots';

/** Descriptor as its author writes it. */
type Written = Omit<RemoteDescriptor, 'contracts' | 'nav' | 'commands' | 'widgets' | 'results' | 'links'> & {
  nav: (Omit<RemoteNavEntry, 'icon'> & { icon: IconName })[];
  commands?: (Omit<RemoteCommand, 'icon'> & { icon: IconName })[];
  widgets: readonly (Omit<RemoteWidget, 'slot'> & { slot: SlotName })[];
  results?: readonly (Omit<RemoteResult, 'kind'> & { kind: ResultKind })[];
  links?: Partial<Record<LinkRole, string>>;
};

/**
 * Describes a remote to the shell: the default export of its `remote.ts`. Data only, since the build evaluates it,
 * checks it against `RemoteDescriptor` and writes it as `remote.json` beside the federation manifest. The build also
 * fills in `contracts`, the range of this package that the remote needs.
 *
 * - `name`: name of the package, `mfe-` and lower-case letters, digits and hyphens.
 * - `audience`: who may know of the remote: `public`, `user` (signed in) or `super_admin`.
 * - `routes`: its screens. `frame` is `public` (no chrome, anyone), `bare` (no chrome, signed in) or `shell`. `gate`
 *   names the permissions that open the screen (default: none); a list requires all of them, or only one with
 *   `gate_mode: 'any'`. `club: true` requires a selected club (default: not). `audience` differs from the remote's
 *   (default: it does not). `home: 10` makes it a first screen of a session: the one that the user chose, else the
 *   smallest number that they may open (default: the menu only).
 * - `nav`: its entries in the sidebar, ordered by `sort` inside their `group`; hidden without `permission` (default:
 *   shown to all).
 * - `widgets`: its parts for other remotes' screens, one for each file `src/widgets/<name>.tsx`.
 * - `commands`: entries of the palette besides those of the menu (default: none).
 * - `results`: screens to which the palette leads for what it finds, by kind (default: none).
 * - `help`: its keyboard shortcuts (default: none).
 * - `links`: its places that the shell links by role (default: none).
 *
 * The paths of all of these lead to routes of the remote.
 * @throws Error if one does not, or a result's path holds a value that its kind lacks
 * @example
 * export default defineRemote({
 *   name: 'mfe-reports',
 *   audience: 'user',
 *   routes: [
 *     {
 *       path: '/reports',
 *       frame: 'shell',
 *       gate: 'daily_summary',
 *       club: true,
 *       home: 20,
 *       title: { es: 'Reportes', en: 'Reports', pt: 'Relatórios' },
 *     },
 *   ],
 *   nav: [],
 *   widgets: [],
 *   commands: [
 *     { path: '/reports?day=today', icon: 'chart', label: { es: 'Reporte de hoy', en: 'Today', pt: 'Hoje' } },
 *   ],
 *   results: [{ kind: 'booking', path: '/reports?day=:date' }],
 *   help: [
 *     {
 *       title: { es: 'En los reportes', en: 'In the reports', pt: 'Nos relatórios' },
 *       keys: [{ keys: 'T', meaning: { es: 'Hoy', en: 'Today', pt: 'Hoje' } }],
 *     },
 *   ],
 *   links: { upgrade: '/reports' },
 * });
 */
export function defineRemote(descriptor: Written): Omit<RemoteDescriptor, 'contracts'> {
  const { name, routes, nav, commands = [], results = [], links = {} } = descriptor;
  const paths = [...nav, ...commands, ...results].map(({ path }) => path).concat(Object.values(links));
  for (const path of paths)
    if (!routes.some((route) => leadsTo(route.path, path))) throw new Error(`${name}: no route for ${path}`);
  for (const { kind, path } of results) {
    const known: readonly string[] = RESULT_VALUES[kind];
    for (const [, value = ''] of path.matchAll(/:(\w+)/g))
      if (!known.includes(value)) throw new Error(`${name}: a ${kind} has no ${value}, which ${path} holds`);
  }
  return { ...descriptor, widgets: [...descriptor.widgets], results: [...results], links };
}
