import { OnDemandOverlay } from '../federation/overlay/on-demand-overlay';
import { OnDemandDeveloperPanel } from './on-demand-developer-panel';

/** What waits for a developer's keys. */
export const DeveloperTools = () => (
  <>
    <OnDemandDeveloperPanel />
    <OnDemandOverlay />
  </>
);
