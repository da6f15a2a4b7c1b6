import { OnDemandDeveloperPanel } from './on-demand-developer-panel';
import { OnDemandOverlay } from './on-demand-overlay';

/** What waits for a developer's keys. */
export const DeveloperTools = () => (
  <>
    <OnDemandDeveloperPanel />
    <OnDemandOverlay />
  </>
);
