import { z } from 'zod';
import { Id, Instant, Text } from '../core/schema';
import { MAX_TOKEN_LABEL } from './limits';
import { RELEASED_NAME } from './vocabulary';

/** Token by which a team ships one remote. */
export const DeployToken = z.object({
  id: Id,
  /** Name of the remote, or `shell`. */
  remote: z.string(),
  /** Place where it is used, such as "CI of the agenda". */
  label: z.string(),
  created_at: Instant,
  /** Name of the super admin who made it. */
  created_by: z.string(),
  last_used_at: Instant.nullable(),
  revoked_at: Instant.nullable(),
});
export type DeployToken = z.output<typeof DeployToken>;
export const DeployTokens = z.array(DeployToken);

export const NewDeployToken = z.strictObject({
  /** Chosen by the client, so that a call whose answer was lost makes one token. Default: a new one. */
  id: Id.optional(),
  /** Perhaps of a remote that was never released here: its team needs the token for the first release. */
  remote: z.string().regex(RELEASED_NAME),
  label: Text(MAX_TOKEN_LABEL, 1),
});
export type NewDeployToken = z.output<typeof NewDeployToken>;

/** A token as it is answered once: afterwards only its hash is known. */
export const MadeDeployToken = DeployToken.extend({ token: z.string() });

export const DeployTokenParams = z.strictObject({ tokenId: Id });
