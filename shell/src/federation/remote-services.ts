import type { HostServices } from '@canchero/shared-contracts/mfe';
import { reportOnce } from '../events/report-once';

/** Services of the page from which those of a part were made. */
const origins = new WeakMap<HostServices, HostServices>();

/** Returns the page's own services, whose reports carry the source that the caller names. */
export const servicesOfPage = (given: HostServices): HostServices => origins.get(given) ?? given;

/**
 * Returns the services as one part of a remote gets them, stable as long as it is mounted: what it reports, and events
 * of the wrong shape that it sends, carry its `source`, as in `mfe-x@1` or `mfe-x@1/widget`. `onUncaught` is called
 * when an error has emptied the part's React root, which would leave a blank area.
 */
export function servicesFor(given: HostServices, source: string, onUncaught: (error: unknown) => void): HostServices {
  // a screen hands its own services to the widgets in it
  const host = servicesOfPage(given);
  const reportShape = reportOnce((problem: Error) => host.reportError(problem, { remote: source, phase: 'event' }));
  const services: HostServices = {
    ...host,
    bus: {
      ...host.bus,
      emit(name, payload) {
        host.bus.emit(name, payload);
        import(/* webpackChunkName: "live" */ '../events/event-check').then(
          ({ eventProblem }) => {
            const problem = eventProblem(name, payload);
            if (problem) reportShape(name, problem);
          },
          () => {}, // the bus reports that its check could not be loaded
        );
      },
    },
    reportError(error, { phase }) {
      host.reportError(error, { remote: source, phase });
      if (phase === 'render-uncaught') onUncaught(error);
    },
  };
  origins.set(services, host);
  return services;
}
