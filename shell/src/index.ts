import '@canchero/shared-contracts/ui/theme.css';
import './boot.css';
import { prefetchRegistry } from './federation/registry-prefetch';
import { showStartFailure } from './start-failure';

// no static import of a shared module here: it would have to load before anything can be requested
prefetchRegistry();
import('./bootstrap').then(({ start }) => start()).catch(showStartFailure);
