import { z } from 'zod';
import { PERMISSIONS } from '../core/permission';

const Localized = z.object({ es: z.string(), en: z.string(), pt: z.string() });

/** A screen of a remote. */
export const RemoteRoute = z.object({
  /** Whole path from the root, with `:name` for parameters. */
  path: z.string().startsWith('/'),
  title: Localized,
  /**
   * `public`: for anyone, without the chrome: the remote brings the landmarks (header, main, footer).
   * `bare`: signed in, without it. `shell`: inside it.
   */
  frame: z.enum(['public', 'bare', 'shell']),
  /** The permission that opens it; of a list all, or with `gate_mode` any of them. */
  gate: z.union([z.enum(PERMISSIONS), z.array(z.enum(PERMISSIONS)).min(1)]).optional(),
  gate_mode: z.enum(['all', 'any']).optional(),
  /** Needs a selected club. */
  club: z.boolean().optional(),
});
export type RemoteRoute = z.output<typeof RemoteRoute>;

export const NAV_GROUPS = ['main', 'management', 'sales', 'reports', 'config'] as const;

/** An entry in the sidebar. The shell owns the groups and their order. */
export const RemoteNavEntry = z.object({
  group: z.enum(NAV_GROUPS),
  path: z.string().startsWith('/'),
  label: Localized,
  /** A name of the shell's icon set. */
  icon: z.string(),
  /** Order inside the group, ascending. */
  sort: z.int(),
  permission: z.enum(PERMISSIONS).optional(),
  role: z.string().optional(),
});
export type RemoteNavEntry = z.output<typeof RemoteNavEntry>;

/** A part that the shell places in another remote's screen. */
export const RemoteWidget = z.object({
  /** Exposed as `./widgets/<name>`, the default export of `src/widgets/<name>.tsx`. */
  name: z.string().regex(/^[a-z][a-z-]*$/),
  /** Where it stands: one of `Slots`. A name that this shell does not know yet is no error. */
  slot: z.string(),
  /** The permission without which the slot stays empty. */
  permission: z.enum(PERMISSIONS).optional(),
});
export type RemoteWidget = z.output<typeof RemoteWidget>;

/** What a remote says of itself; written as `remote.json` beside its manifest by the build. */
export const RemoteDescriptor = z.object({
  name: z.string().regex(/^mfe-[a-z]+$/),
  /** Range of shared-contracts that it was built against. */
  contracts: z.string(),
  /** Who may know of it. */
  audience: z.enum(['public', 'user', 'super_admin']),
  routes: z.array(RemoteRoute),
  nav: z.array(RemoteNavEntry),
  widgets: z.array(RemoteWidget),
});
export type RemoteDescriptor = z.output<typeof RemoteDescriptor>;

/** A descriptor with the release that the caller gets. `entry` is the URL of its mf-manifest.json. */
export const RemoteRelease = RemoteDescriptor.extend({
  version: z.string(),
  entry: z.string(),
  /** sha256 of the manifest, as in `sha256-<base64>`. */
  integrity: z.string(),
  /** The release before, to fall back on. */
  previous: z.object({ version: z.string(), entry: z.string() }).nullable(),
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
