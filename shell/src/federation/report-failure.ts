/**
 * Reports a failure of a release to the service, as `createFailureReports`. The code is fetched with the first failure;
 * if that fails too, no service can be reached to report to.
 */
export function reportFailure(source: string, phase: string, error: unknown): void {
  import(/* webpackChunkName: "failures" */ './failure-reports').then(
    ({ failureReports }) => failureReports.report(source, phase, error),
    () => {},
  );
}
