import { AppError, commonErrors, type Permission } from '@canchero/shared-contracts/core';
import type { notificationEndpoints } from '@canchero/shared-contracts/notification';
import type { Admission } from '../../platform/auth/gatekeeper';
import type { RouteInput } from '../../platform/http/route';
import type { StreamGrant } from '../../platform/live/club-stream';
import type { Services } from '../../platform/services';

/**
 * Streams the club's events until either side closes the connection. The response is taken from Fastify.
 * @throws unavailable while the service closes, so that a proxy asks another instance
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export async function streamEvents(
  { live }: Services,
  { caller, club, query, request, reply, readmit }: RouteInput<typeof notificationEndpoints.stream>,
): Promise<undefined> {
  if (!live.isOpen) throw AppError.of(commonErrors.unavailable);
  const header = request.headers['last-event-id'];
  reply.hijack();
  await live.open({
    clubId: club.id,
    lastEventId: typeof header === 'string' ? header : query.last_event_id,
    grant: grantOf({ caller, club }) as StreamGrant,
    renew: async () => grantOf(await readmit()),
    response: reply.raw,
    headers: reply.getHeaders(),
  });
  return undefined;
}

function grantOf(admission: Admission | null): StreamGrant | null {
  if (!admission?.caller || !admission.club) return null;
  const { caller, club } = admission;
  return { userId: caller.id, permits: (anyOf) => anyOf.some((permission) => club.can(permission as Permission)) };
}
