import {
  FAILURE_PHASES,
  FAILURE_REASONS,
  type FailurePhase,
  type FailureReason,
  federationEndpoints,
  MAX_REPORTED_FAILURES,
  type ReleaseFailure,
  type ReleaseFailures,
  reportedName,
} from '@canchero/shared-contracts/federation';
import { runningRelease, sessionRelease } from './own-release';

/** Pause in which failures gather: one fault often shows in many places. */
const GATHER_MS = 2000;
/** Number of failures that one page reports in its life. The same failure is reported once. */
const MAX_PER_PAGE = 100;

/** Source of a failure: `mfe-x@1`, `mfe-x@1/widget` or `shell@1`. */
const SOURCE = /^([^@/]+)@([a-zA-Z0-9][^/]*)(?:\/(.+))?$/;

/**
 * Creates the reports of failures to the service: which release failed, when and why, without text and without anything
 * about the person. A report that fails is dropped.
 */
export function createFailureReports(send: (failures: ReleaseFailure[]) => Promise<unknown>) {
  const reported = new Set<string>();
  let waiting: ReleaseFailure[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function sendNow(): void {
    clearTimeout(timer);
    timer = undefined;
    const due = waiting;
    waiting = [];
    for (let i = 0; i < due.length; i += MAX_REPORTED_FAILURES)
      send(due.slice(i, i + MAX_REPORTED_FAILURES)).catch(() => {});
  }

  return {
    /** Reports a failure, unless this page has done so before or does not know of which release it is. */
    report(source: string, phase: string, error: unknown): void {
      const failure = failureOf(source, phase, error);
      const kind = JSON.stringify(failure);
      if (!failure || reported.has(kind) || reported.size >= MAX_PER_PAGE) return;
      reported.add(kind);
      waiting.push(failure);
      timer ??= setTimeout(sendNow, GATHER_MS);
    },
    /** Sends what is waiting, since the page may be about to end. */
    flush: sendNow,
  };
}

function failureOf(source: string, phase: string, error: unknown): ReleaseFailure | null {
  const [, remote, release, widget] = SOURCE.exec(source) ?? [];
  const known = FAILURE_PHASES.find((name) => phase.startsWith(name));
  if (!remote || !release || !known || release === 'override') return null;
  const module = widget ? `./widgets/${widget}` : './app';
  return { remote, release, phase: known, reason: reasonOf(error, known), module, error: reportedName(error) };
}

function reasonOf(error: unknown, phase: FailurePhase): FailureReason {
  if (phase === 'event') return 'shape';
  const { reason } = (error ?? {}) as { reason?: unknown };
  return FAILURE_REASONS.find((known) => known === reason) ?? 'thrown';
}

/**
 * Sends failures without the session, in a request that outlives the page; with the shell's release if it is that of a
 * session.
 */
async function post(failures: ReleaseFailure[]): Promise<unknown> {
  const running = runningRelease();
  const report: ReleaseFailures = {
    failures,
    ...(running !== null && running === sessionRelease() && { shell: running }),
  };
  return fetch(new URL(`/api${federationEndpoints.reportFailures.path}`, window.location.origin), {
    method: federationEndpoints.reportFailures.method,
    credentials: 'omit',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  });
}

export const failureReports = createFailureReports(post);

window.addEventListener('pagehide', failureReports.flush);
