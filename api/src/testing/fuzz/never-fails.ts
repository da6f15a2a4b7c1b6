import { commonErrors, type Endpoint } from '@canchero/shared-contracts/core';
import { ENDPOINTS } from '@canchero/shared-contracts/endpoints';
import fc from 'fast-check';
import { type Booted, boot } from '../boot';
import { buildScene, CALLERS, type Caller, type Scene } from './callers';
import { callsOf, type DrawnCall, fuzzRuns, requestOf, seedOf } from './drawn-call';
import { knownOf } from './known';
import { withPresentVersion } from './present-version';

/** Calls after which others find nothing: they come last, in this order. */
const LAST = [
  'adminSubscription.change',
  'adminSetting.changePlan',
  'adminUser.block',
  'auth.changePassword',
  'auth.logout',
  'auth.deleteAccount',
  'adminClub.suspend',
  'club.change',
  'clubClosing.close',
];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];
const rank = (name: string, { method }: Endpoint) => 10 * (LAST.indexOf(name) + 1) + METHODS.indexOf(method);
/** Endpoints that are reached with a token. `fuzz.test.ts` has the others. */
export const CALLED = Object.entries(ENDPOINTS as Record<string, Endpoint>)
  .filter(([, { authz }]) => !['public', 'anonymous'].includes(authz.kind))
  .sort(([a, one], [b, other]) => rank(a, one) - rank(b, other));

/** Calls that use up what they are for. */
const USES_UP =
  /^(?:block|booking|bookingNote|cash|consumption|court|item|onlineBooking|order|payment|player|pricing)\.(?:remove|cancel|close|erase|merge|pay|refund|undo|suspend|putOnBooking|setStatus|bulk)/;
/** Calls that need more than a fuzz can know: the checksums of a release, or what an owner paid. */
const OUT_OF_REACH = ['release.upload', 'paying.receipt', 'adminSetting.changePlan', 'adminSetting.previewPlan'];

const callers = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Caller>('admitted') },
  { weight: 1, arbitrary: fc.constantFrom(...CALLERS) },
);
/** Passwords are hashed slowly. */
const SLOW = ['auth.changePassword', 'auth.deleteAccount', 'member.invite'];
const runsOf = (name: string) => Math.ceil(fuzzRuns(12) / (SLOW.includes(name) ? 4 : 1));

/** Defines a test for each of some endpoints: no call of it fails, whoever calls it and whatever is sent. */
export function neverFails(endpoints: typeof CALLED): void {
  let api: Booted;
  let scene: Scene;
  beforeAll(async () => {
    api = await boot();
    scene = await buildScene(api);
  });
  afterAll(() => api.close());

  async function answerTo(name: string, endpoint: Endpoint, caller: Caller, drawn: DrawnCall) {
    const token = await scene.tokenOf(caller, name, endpoint);
    const call = await withPresentVersion(api.services.db, scene.world.ours.clubId, drawn);
    const request = requestOf(endpoint, call);
    const isStream = endpoint.authz.kind === 'stream';
    const answer = await api.app.inject({
      ...request,
      payloadAsStream: isStream,
      headers: { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) },
    });
    const { statusCode: status } = answer;
    if (status === 401) scene.forget();
    if (!isStream) return { status, error: status >= 400 ? String(answer.json().error) : null };
    answer.stream().destroy();
    return { status, error: null };
  }

  test.each(endpoints)('%s never fails, whoever calls it and whatever is sent', async (name, endpoint) => {
    const own = new Set((endpoint.errors ?? []).map(({ code }) => code).filter((code) => !(code in commonErrors)));
    const token = await scene.tokenOf('admitted', name, endpoint);
    const known = { ...knownOf(scene, name.split('.')[0] ?? ''), token: [token] };
    let isDone = false;
    let isReached = OUT_OF_REACH.includes(name);
    await fc.assert(
      fc.asyncProperty(callers, callsOf(endpoint, known), async (caller, call) => {
        const { status, error } = await answerTo(name, endpoint, caller, call);
        isDone ||= status < 300;
        isReached ||= isDone || [409, 412].includes(status) || own.has(error ?? '');
        expect(status).toBeLessThan(500);
      }),
      { numRuns: runsOf(name), seed: seedOf(name), endOnFailure: true },
    );
    // calls that nothing fits would prove nothing
    expect(isReached).toBe(true);
    if (isDone && USES_UP.test(name)) await scene.restock();
  });
}
