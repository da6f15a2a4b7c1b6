import '@canchero/shared-contracts/ui/theme.css';
import './boot.css';
import { askEarly } from './federation/registry-prefetch';
import { showFatal } from './start-failure';

// nothing that is shared may be imported here statically: it would have to come before anything can be asked for
askEarly();
import('./bootstrap').then(({ start }) => start()).catch(showFatal);
