import '@canchero/shared-contracts/ui/theme.css';
import './boot.css';
import { showFatal } from './fatal';
import { askEarly } from './federation/early-remotes';

// nothing that is shared may be imported here statically: it would have to come before anything can be asked for
askEarly();
import('./bootstrap').then(({ start }) => start()).catch(showFatal);
