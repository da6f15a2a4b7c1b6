import { z } from 'zod';
import { PERMISSIONS } from '../core/permission';

/** Pattern of a remote's name, which is also that of its package and folder. */
export const REMOTE_NAME = /^mfe-[a-z][a-z0-9-]*$/;

const Localized = z.object({ es: z.string(), en: z.string(), pt: z.string() });

const Path = z.string().startsWith('/');

/** Callers that may know of a remote or a route: anyone, signed-in users, or super admins. */
export const Audience = z.enum(['public', 'user', 'super_admin']);
export type Audience = z.output<typeof Audience>;

/** Screen of a remote. */
export const RemoteRoute = z.object({
  /** Whole path from the root, with `:name` for parameters. */
  path: Path,
  title: Localized,
  /**
   * `public`: for anyone, without the chrome: the remote brings the landmarks (header, main, footer).
   * `bare`: signed in, without it. `shell`: inside it.
   */
  frame: z.enum(['public', 'bare', 'shell']),
  /**
   * Permission that opens the screen. A list requires all of its permissions, or one with `gate_mode: 'any'`. Default:
   * none.
   */
  gate: z.union([z.enum(PERMISSIONS), z.array(z.enum(PERMISSIONS)).min(1)]).optional(),
  gate_mode: z.enum(['all', 'any']).optional(),
  /** True if the screen needs a selected club. Default: false. */
  club: z.boolean().optional(),
  /** Callers that may know of the screen. Default: the remote's. */
  audience: Audience.optional(),
  /**
   * Rank as the first screen of a session: of all screens that the user may open, the smallest rank wins unless they
   * chose another in their profile. Default: only the menu leads here.
   */
  home: z.int().optional(),
  /** Folder of `src/screens` whose code comes after the app's, so that it can be fetched ahead. Default: in the app. */
  screen: z.string().optional(),
});
export type RemoteRoute = z.output<typeof RemoteRoute>;

const NAV_GROUPS = ['main', 'management', 'sales', 'reports', 'config'] as const;

/** Entry in the sidebar. The shell owns the groups and their order. */
export const RemoteNavEntry = z.object({
  group: z.enum(NAV_GROUPS),
  path: Path,
  label: Localized,
  /** Icon of the shell, one of `IconName`. The shell shows a general one for names that it does not know yet. */
  icon: z.string(),
  /** Position inside the group, ascending. */
  sort: z.int(),
  permission: z.enum(PERMISSIONS).optional(),
  role: z.string().optional(),
});
export type RemoteNavEntry = z.output<typeof RemoteNavEntry>;

/** Command of the palette (Ctrl+K), found by its label. Users who may not open its screen do not see it. */
export const RemoteCommand = z.object({
  label: Localized,
  /** Path of one of the remote's screens, perhaps with a query. */
  path: Path,
  /** Icon of the shell, one of `IconName`. The shell shows a general one for names that it does not know yet. */
  icon: z.string(),
});
export type RemoteCommand = z.output<typeof RemoteCommand>;

/**
 * Place to which the palette leads for something that the service's search has found. If a kind has several places, the
 * first whose screen the user may open counts.
 */
export const RemoteResult = z.object({
  /** Kind of thing, one of `SearchHits`. The shell ignores kinds that it does not know yet. */
  kind: z.string(),
  /** Path of one of the remote's screens; `:name` is replaced by a value of the hit, as in `/players?q=:name`. */
  path: Path,
});
export type RemoteResult = z.output<typeof RemoteResult>;

/** Keyboard shortcuts of one part of a remote, shown in the shell's help. */
export const RemoteHelp = z.object({
  title: Localized,
  keys: z.array(z.object({ keys: z.string(), meaning: Localized })).min(1),
});
export type RemoteHelp = z.output<typeof RemoteHelp>;

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
  name: z.string().regex(REMOTE_NAME),
  /** Range of shared-contracts that the remote needs. */
  contracts: z.string(),
  /** Callers that may know of the remote, but for routes with an audience of their own. */
  audience: Audience,
  routes: z.array(RemoteRoute),
  nav: z.array(RemoteNavEntry),
  widgets: z.array(RemoteWidget),
  /** Default: none. */
  commands: z.array(RemoteCommand).optional(),
  /** Default: the palette offers nothing that it finds. */
  results: z.array(RemoteResult).optional(),
  /** Default: no shortcuts. */
  help: z.array(RemoteHelp).optional(),
  /** Paths by role, one of `LinkRoles`: places that the shell links without knowing them. Default: none. */
  links: z.record(z.string(), Path).optional(),
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
/** Paths of screens for signed-in users, as in `/event/:bookingId`. */
export const SignInPaths = z.array(z.string());

/** Bytes (gzip) that the first visit of a screen loads, beside the most that it may. */
export const FirstLoad = z.object({
  /** Screen of the remote, by its folder; null for the shell's own start. */
  screen: z.string().max(60).nullable(),
  size: z.int().nonnegative(),
  budget: z.int().positive(),
});
export type FirstLoad = z.output<typeof FirstLoad>;
