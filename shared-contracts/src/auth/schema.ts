import { z } from 'zod';
import { LANGUAGES } from '../core/language';
import { PERMISSIONS } from '../core/permission';
import { Email, Id, Instant, IssuedToken, Name } from '../core/schema';
import { MAX_PASSWORD, MAX_USER_NAME } from './limits';

export const PlatformRole = z.enum(['admin', 'super_admin']);

export const User = z.object({
  id: Id,
  email: z.string(),
  name: z.string(),
  /** First of `roles`, or `user`. */
  role: z.string(),
  roles: z.array(PlatformRole),
  club_ids: z.array(Id),
  language: z.enum(LANGUAGES),
  /** Path of the first screen that the user chose; null for that of the remotes' ranks. */
  home: z.string().nullable().optional(),
  email_verified: z.boolean(),
  is_verified: z.boolean(),
  email_verified_at: Instant.nullable(),
  subscription_status: z.string(),
});
export type User = z.output<typeof User>;

/** Limits the length only; `checkPassword` requires kinds of characters and is answered as `weak_password`. */
const Password = z.string().min(1).max(MAX_PASSWORD);

export const Registration = z.strictObject({
  name: Name(MAX_USER_NAME, 1),
  email: Email,
  password: Password,
  language: z.enum(LANGUAGES).optional(),
});
export const Registered = z.object({ user: User });

export const Credentials = z.strictObject({ email: Email, password: Password });
export const SignedIn = z.object({
  token: z.string(),
  refresh_token: z.string(),
  user: User,
});
export type SignedIn = z.output<typeof SignedIn>;

export const VerificationToken = z.strictObject({ token: IssuedToken });
export const EmailOnly = z.strictObject({ email: Email });
export const NewPassword = z.strictObject({
  token: IssuedToken,
  new_password: Password,
  /** Name of an invited newcomer, whose account has none of its own yet. That of others stays. */
  name: Name(MAX_USER_NAME, 1).optional(),
});
export type NewPassword = z.output<typeof NewPassword>;
export const RefreshRequest = z.strictObject({ refresh_token: IssuedToken });
export const Refreshed = z.object({ token: z.string(), refresh_token: z.string() });
/** Token for calls under /admin/. */
export const AdminToken = z.object({ admin_token: z.string() });

const Home = z
  .string()
  .max(200)
  .regex(/^\/[^/?#][^?#]*$/);
export const ProfileChange = z
  .strictObject({ name: Name(MAX_USER_NAME, 1), language: z.enum(LANGUAGES), home: Home.nullable() })
  .partial();
export type ProfileChange = z.output<typeof ProfileChange>;
export const PasswordChange = z.strictObject({ current_password: Password, new_password: Password });

export const AccountSession = z.object({
  id: Id,
  /** Name, as in `Chrome`; empty if unknown. */
  browser: z.string(),
  /** Name, as in `Windows`; empty if unknown. */
  system: z.string(),
  /** First half of the IP address at sign-in, as in `190.12.…`. */
  address: z.string(),
  created_at: Instant,
  /** Time of last use, accurate to the ten minutes that an access token lasts. */
  last_used_at: Instant,
  /** True for the session of this call. */
  current: z.boolean(),
});
export type AccountSession = z.output<typeof AccountSession>;
export const AccountSessions = z.array(AccountSession);
export const SessionParams = z.strictObject({ sessionId: Id });

export const PermissionsQuery = z.strictObject({ club_id: Id.optional() });
const PermissionSource = z.enum(['custom_override', 'plan_default', 'fallback', 'unknown']);
export const Permissions = z.object({
  permissions: z.record(z.enum(PERMISSIONS), z.boolean()),
  source: PermissionSource,
  /** Current position of the event stream: a stream that begins after it brings every later change. */
  stream_position: z.string(),
});
export type Permissions = z.output<typeof Permissions>;
export const PermissionQuery = z.strictObject({ permission: z.enum(PERMISSIONS), club_id: Id.optional() });
export const HasPermission = z.object({ has_permission: z.boolean() });

export const StreamTicketRequest = z.strictObject({ club_id: Id });
export const StreamTicket = z.object({ token: z.string(), expires_at: Instant });

/** All that the platform keeps about an account, for its owner. */
export const AccountData = z.object({
  account: User,
  created_at: Instant,
  clubs: z.array(
    z.object({
      name: z.string(),
      role: z.string(),
      permissions: z.record(z.string(), z.boolean()),
      since: Instant,
      until: Instant.nullable(),
    }),
  ),
  /** Invitations that were not accepted, with those that have expired and are not deleted yet. */
  invitations: z.array(
    z.object({
      club: z.string(),
      email: z.string(),
      role: z.string(),
      permissions: z.record(z.string(), z.boolean()),
      created_at: Instant,
      expires_at: Instant,
    }),
  ),
  sessions: AccountSessions,
  /** The newest 5,000 things that the account did. */
  activity: z.array(z.object({ at: Instant, action: z.string(), club: z.string().nullable(), outcome: z.string() })),
});
export type AccountData = z.output<typeof AccountData>;
/** Deletion of the account, confirmed by its password. */
export const AccountDeletion = z.strictObject({ password: Password });
