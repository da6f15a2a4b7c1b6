import type { RemoteDescriptor, RemoteWidget } from '../federation/schema';
import type { SlotName } from './slots';

/** Descriptor as its author writes it. */
type Written = Omit<RemoteDescriptor, 'contracts' | 'widgets'> & {
  widgets: readonly (Omit<RemoteWidget, 'slot'> & { slot: SlotName })[];
};

/**
 * Describes a remote to the shell: the default export of its `remote.ts`. Data only, since the build evaluates it,
 * checks it against `RemoteDescriptor` and writes it as `remote.json` beside the federation manifest. The build also
 * fills in `contracts`, the range of this package that the remote needs.
 *
 * - `name`: name of the package, `mfe-` and lower-case letters.
 * - `audience`: who may know of the remote: `public`, `user` (signed in) or `super_admin`.
 * - `routes`: its screens. `frame` is `public` (no chrome, anyone), `bare` (no chrome, signed in) or `shell`. `gate`
 *   names the permissions that open the screen (default: none); of a list all are needed, with `gate_mode: 'any'` one.
 *   `club: true` requires a selected club (default: not).
 * - `nav`: its entries in the sidebar, ordered by `sort` inside their `group`; hidden without `permission` (default:
 *   shown to all).
 * - `widgets`: its parts for other remotes' screens, one for each file `src/widgets/<name>.tsx`.
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
 *       title: { es: 'Reportes', en: 'Reports', pt: 'Relatórios' },
 *     },
 *   ],
 *   nav: [],
 *   widgets: [],
 * });
 */
export function defineRemote(descriptor: Written): Omit<RemoteDescriptor, 'contracts'> {
  return { ...descriptor, widgets: [...descriptor.widgets] };
}
