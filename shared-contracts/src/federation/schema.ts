import { z } from 'zod';
import { PERMISSIONS } from '../core/permission';

const Localized = z.object({ es: z.string(), en: z.string(), pt: z.string() });

/** Screen of a remote. */
export const RemoteRoute = z.object({
  /** Whole path from the root, with `:name` for parameters. */
  path: z.string().startsWith('/'),
  title: Localized,
  /**
   * `public`: for anyone, without the chrome: the remote brings the landmarks (header, main, footer).
   * `bare`: signed in, without it. `shell`: inside it.
   */
  frame: z.enum(['public', 'bare', 'shell']),
  /** Permission that opens the screen. Of a list all are needed, or one with `gate_mode: 'any'`. Default: none. */
  gate: z.union([z.enum(PERMISSIONS), z.array(z.enum(PERMISSIONS)).min(1)]).optional(),
  gate_mode: z.enum(['all', 'any']).optional(),
  /** True if the screen needs a selected club. Default: false. */
  club: z.boolean().optional(),
});
export type RemoteRoute = z.output<typeof RemoteRoute>;

export const NAV_GROUPS = ['main', 'management', 'sales', 'reports', 'config'] as const;

/** Entry in the sidebar. The shell owns the groups and their order. */
export const RemoteNavEntry = z.object({
  group: z.enum(NAV_GROUPS),
  path: z.string().startsWith('/'),
  label: Localized,
  /** Name of an icon of the shell. */
  icon: z.string(),
  /** Position inside the group, ascending. */
  sort: z.int(),
  permission: z.enum(PERMISSIONS).optional(),
  role: z.string().optional(),
});
export type RemoteNavEntry = z.output<typeof RemoteNavEntry>;

/** Part of a remote that the shell places in another remote's screen. */
export const RemoteWidget = z.object({
  /** Exposed as `./widgets/<name>`, the default export of `src/widgets/<name>.tsx`. */
  name: z.string().regex(/^[a-z][a-z-]*$/),
  /** Slot that the widget fills, one of `Slots`. The shell ignores names that it does not know yet. */
  slot: z.string(),
  /** Permission without which the slot stays empty. Default: none. */
  permission: z.enum(PERMISSIONS).optional(),
});
export type RemoteWidget = z.output<typeof RemoteWidget>;

/** Description of a remote; the build writes it as `remote.json` beside the manifest. */
export const RemoteDescriptor = z.object({
  name: z.string().regex(/^mfe-[a-z]+$/),
  /** Range of shared-contracts that the remote needs. */
  contracts: z.string(),
  /** Callers that may know of the remote. */
  audience: z.enum(['public', 'user', 'super_admin']),
  routes: z.array(RemoteRoute),
  nav: z.array(RemoteNavEntry),
  widgets: z.array(RemoteWidget),
});
export type RemoteDescriptor = z.output<typeof RemoteDescriptor>;

/** Descriptor with the release for the caller. `entry` is the URL of its mf-manifest.json. */
export const RemoteRelease = RemoteDescriptor.extend({
  version: z.string(),
  entry: z.string(),
  /** Hash of the manifest, as in `sha256-<base64>`. */
  integrity: z.string(),
  /** Previous release, used if this one cannot be loaded; with its own checksum and range of contracts. */
  previous: z
    .object({ version: z.string(), entry: z.string(), integrity: z.string(), contracts: z.string() })
    .nullable(),
});
export type RemoteRelease = z.output<typeof RemoteRelease>;
export const Remotes = z.array(RemoteRelease);

export const RegisteredRelease = z.object({
  name: z.string(),
  version: z.string(),
  active: z.boolean(),
  registered_at: z.string(),
});
export const RegisteredReleases = z.array(RegisteredRelease);
export const ReleaseParams = z.strictObject({ name: z.string().max(60) });
export const ReleaseVersion = z.strictObject({ version: z.string().max(60) });
