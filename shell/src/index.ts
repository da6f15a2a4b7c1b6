import '@canchero/shared-contracts/ui/theme.css';
import './boot.css';
import { prefetchRegistry } from './federation/registry-prefetch';
import { showStartFailure } from './start-failure';

// nothing that is shared may be imported here statically: it would have to come before anything can be asked for
prefetchRegistry();
import('./bootstrap').then(({ start }) => start()).catch(showStartFailure);
