import {
  deployTokenEndpoints,
  federationEndpoints,
  releaseEndpoints,
  rolloutEndpoints,
} from '@canchero/shared-contracts/federation';
import type { Caller } from '../../platform/auth/caller';
import { networkOf, perHour } from '../../platform/http/limits';
import { type Route, route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { hasFailed, writeShellCookie } from '../../platform/static-files/cookies';
import { halt, rollouts, tryOut } from './canaries';
import { createToken, listTokens, revokeToken } from './deploy-tokens';
import type { Deployer } from './deployer';
import { countFailures, failureCounts } from './failures';
import { loadCounts } from './loads';
import { activate, listAll, rollback } from './releases';
import { remotesFor, signInPaths } from './remotes';
import { upload } from './upload';

/** Limits reports by address: a club's tills share one, and each page sends its failures together. */
const REPORTS = perHour(120, networkOf);

/** Bytes of an upload: those of the largest release today, four times over. */
const MAX_UPLOAD = 32 * 1024 * 1024;
const UPLOAD_MS = 60_000;

export const federationRoutes = (services: Services): Route[] => [
  // strict: a page with an expired token has to refresh it, or it would get the list of an anonymous visitor
  route(
    federationEndpoints.remotes,
    async ({ caller, request, reply }) => {
      const { remotes, shell, activeShell } = await remotesFor(services, caller);
      const version = shell && hasFailed(request, shell) ? activeShell : shell;
      const secure = services.config.publicUrl.startsWith('https:');
      if (!caller || version) writeShellCookie({ request, reply }, caller && version, { secure });
      return remotes;
    },
    { strictToken: true, withoutDatabase: true },
  ),
  route(federationEndpoints.signInPaths, () => signInPaths(services)),
  route(federationEndpoints.reportFailures, ({ body }) => countFailures(services, body), {
    limits: [REPORTS],
  }),
  route(releaseEndpoints.list, () => listAll(services)),
  route(releaseEndpoints.upload, (input) => upload(services, deployerOf(input), input.body), {
    bodyLimit: MAX_UPLOAD,
    timeoutMs: UPLOAD_MS,
  }),
  route(releaseEndpoints.activate, (input) =>
    activate(services, deployerOf(input), input.params.name, input.body.version),
  ),
  route(releaseEndpoints.rollback, (input) => rollback(services, deployerOf(input), input.params.name, input.query.to)),
  route(releaseEndpoints.failures, ({ query }) => failureCounts(services, query.hours)),
  route(releaseEndpoints.loads, ({ query }) => loadCounts(services, query.hours)),
  route(rolloutEndpoints.list, () => rollouts(services)),
  route(rolloutEndpoints.tryOut, (input) => tryOut(services, deployerOf(input), input.params.name, input.body)),
  route(rolloutEndpoints.halt, (input) => halt(services, deployerOf(input), input.params.name)),
  route(deployTokenEndpoints.list, () => listTokens(services)),
  route(deployTokenEndpoints.create, ({ request, caller, body }) => createToken(services, request.id, caller, body)),
  route(deployTokenEndpoints.revoke, ({ request, caller, params }) =>
    revokeToken(services, request.id, caller, params.tokenId),
  ),
];

const deployerOf = ({ request, caller }: { request: { id: string }; caller: Caller }): Deployer => ({
  requestId: request.id,
  caller,
});
