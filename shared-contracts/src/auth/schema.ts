import { z } from 'zod';
import { LANGUAGES } from '../core/language';
import { PERMISSIONS } from '../core/permission';
import { Email, Id, Instant, Text } from '../core/schema';

export const PlatformRole = z.enum(['admin', 'super_admin']);

export const User = z.object({
  id: Id,
  email: z.string(),
  name: z.string(),
  /** The first of `roles`, or `user`. */
  role: z.string(),
  roles: z.array(PlatformRole),
  club_ids: z.array(Id),
  language: z.enum(LANGUAGES),
  email_verified: z.boolean(),
  is_verified: z.boolean(),
  email_verified_at: Instant.nullable(),
  subscription_status: z.string(),
});
export type User = z.output<typeof User>;

/** 8-128 characters here; the rule on their kinds is `checkPassword`, answered as `weak_password`. */
const Password = z.string().min(1).max(128);

export const Registration = z.strictObject({
  name: Text(120, 1),
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
  /** Of super admins alone: what calls under /admin/ carry. */
  admin_token: z.string().optional(),
});
export type SignedIn = z.output<typeof SignedIn>;

export const VerificationToken = z.strictObject({ token: z.string().min(1).max(200) });
export const EmailOnly = z.strictObject({ email: Email });
export const NewPassword = z.strictObject({ token: z.string().min(1).max(200), new_password: Password });
export const RefreshRequest = z.strictObject({ refresh_token: z.string().min(1).max(200) });
export const Refreshed = z.object({ token: z.string(), refresh_token: z.string() });
export const AdminToken = z.object({ admin_token: z.string() });

export const ProfileChange = z.strictObject({ name: Text(120, 1), language: z.enum(LANGUAGES) }).partial();
export const PasswordChange = z.strictObject({ current_password: Password, new_password: Password });

export const AccountSession = z.object({
  id: Id,
  /** As in `Chrome`; empty when it cannot be told. */
  browser: z.string(),
  /** As in `Windows`; empty when it cannot be told. */
  system: z.string(),
  /** First half of the address that it signed in from, as in `190.12.…`. */
  address: z.string(),
  created_at: Instant,
  /** To within the ten minutes that an access token lasts. */
  last_used_at: Instant,
  /** The one that asks. */
  current: z.boolean(),
});
export type AccountSession = z.output<typeof AccountSession>;
export const AccountSessions = z.array(AccountSession);
export const SessionParams = z.strictObject({ sessionId: Id });

export const PermissionsQuery = z.strictObject({ club_id: Id.optional() });
export const PermissionSource = z.enum(['custom_override', 'plan_default', 'fallback', 'unknown']);
export const Permissions = z.object({
  permissions: z.record(z.enum(PERMISSIONS), z.boolean()),
  source: PermissionSource,
  /** Where the live events stand: a stream that begins after it brings all that answers from now on may lack. */
  stream_position: z.string(),
});
export type Permissions = z.output<typeof Permissions>;
export const PermissionQuery = z.strictObject({ permission: z.enum(PERMISSIONS), club_id: Id.optional() });
export const HasPermission = z.object({ has_permission: z.boolean() });

export const StreamTicketRequest = z.strictObject({ club_id: Id });
export const StreamTicket = z.object({ token: z.string(), expires_at: Instant });
