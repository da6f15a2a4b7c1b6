import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Way in which the database was used: one of those of `Database`. */
export type Access = 'tenant' | 'platform' | 'replica' | 'prepared';

/** Kind of rate limit that was exhausted: the general ones, or those of a route. */
export type LimitKind = 'account' | 'public_reads' | 'refused' | 'route';

/** Seconds that tell a quick answer from a slow one and from one that timed out. */
const BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Seconds from which on an answer is slow. */
const SLOW_SECONDS = 1;

/** Runs a job's work, reports its failure and notes its success. Never rejects. */
export type RunJob = (job: string, work: () => Promise<unknown>) => Promise<void>;

/** Times at which a job of this instance last succeeded and last failed, as ISO-8601 UTC; null if it never did. */
export interface JobOutcome {
  job: string;
  succeeded_at: string | null;
  failed_at: string | null;
}

/**
 * Metrics of this instance for Prometheus. Labels have few values each: patterns of routes, never addresses, clubs or
 * people. None is called `job` or `instance`: Prometheus gives those to what it collects, and renames ours.
 * @see https://prometheus.io/docs/practices/naming/
 * @see https://prometheus.io/docs/concepts/jobs_instances/
 */
export class Metrics {
  readonly registry = new Registry();
  private readonly requests = new Counter({
    name: 'canchero_requests_total',
    help: 'Answered requests by method, pattern of the route and code',
    labelNames: ['method', 'route', 'code'],
    registers: [this.registry],
  });
  private readonly requestSeconds = new Histogram({
    name: 'canchero_request_seconds',
    help: 'Time from a request to its whole answer, without streams',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers: [this.registry],
  });
  private readonly transactionSeconds = new Histogram({
    name: 'canchero_transaction_seconds',
    help: 'Time of a transaction, with the wait for a connection and its retries',
    labelNames: ['access'],
    buckets: BUCKETS,
    registers: [this.registry],
  });
  private readonly limitsHit = new Counter({
    name: 'canchero_limits_hit_total',
    help: 'Requests refused by a rate limit',
    labelNames: ['limit'],
    registers: [this.registry],
  });
  private readonly jobSuccess = new Gauge({
    name: 'canchero_job_last_success_timestamp_seconds',
    help: 'Time at which a job of this instance last ended well',
    labelNames: ['task'],
    registers: [this.registry],
  });
  private readonly jobInterval = new Gauge({
    name: 'canchero_job_interval_seconds',
    help: 'Time after which a job is to end well again, on whatever instance',
    labelNames: ['task'],
    registers: [this.registry],
  });
  private readonly jobFailures = new Counter({
    name: 'canchero_job_failures_total',
    help: 'Runs of a job that failed',
    labelNames: ['task'],
    registers: [this.registry],
  });

  /** Counts of the answers of this instance since its start, for super admins. */
  private readonly answers = { since: new Date().toISOString(), requests: 0, server_errors: 0, slow: 0 };

  private readonly outcomes = new Map<string, Omit<JobOutcome, 'job'>>();

  /** Counts an answer. `seconds` is null for what stays open by intent. */
  answered(method: string, route: string, code: number, seconds: number | null): void {
    this.requests.inc({ method, route, code });
    this.answers.requests++;
    if (code >= 500) this.answers.server_errors++;
    if (seconds !== null && seconds > SLOW_SECONDS) this.answers.slow++;
    if (seconds !== null) this.requestSeconds.observe({ method, route }, seconds);
  }

  /** Returns how many requests were answered since the start, as ISO-8601 UTC, and how many failed or were slow. */
  load() {
    return { ...this.answers };
  }

  transacted(access: Access, seconds: number): void {
    this.transactionSeconds.observe({ access }, seconds);
  }

  limitHit(limit: LimitKind): void {
    this.limitsHit.inc({ limit });
  }

  /** Returns what runs jobs, and passes their failures on. */
  jobs(onError: (error: unknown) => void): RunJob {
    return async (job, work) => {
      try {
        await work();
        this.jobSuccess.setToCurrentTime({ task: job });
        this.note(job, { succeeded_at: new Date().toISOString() });
      } catch (error) {
        this.jobFailures.inc({ task: job });
        this.note(job, { failed_at: new Date().toISOString() });
        onError(error);
      }
    };
  }

  /** Says that a job is done regularly, by one instance for all. */
  expects({ name, everyMs }: { name: string; everyMs: number }): void {
    this.jobInterval.set({ task: name }, everyMs / 1_000);
  }

  /** Takes over when a job last ended well on any instance. */
  succeeded(job: string, at: Date): void {
    this.jobSuccess.set({ task: job }, at.getTime() / 1_000);
  }

  private note(job: string, outcome: Partial<JobOutcome>): void {
    this.outcomes.set(job, { succeeded_at: null, failed_at: null, ...this.outcomes.get(job), ...outcome });
  }

  /** Returns the jobs that ended since the start, by name. */
  jobOutcomes(): JobOutcome[] {
    return [...this.outcomes].map(([job, outcome]) => ({ job, ...outcome })).sort((a, b) => a.job.localeCompare(b.job));
  }
}
