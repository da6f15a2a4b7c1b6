import '@canchero/shared-contracts/ui/theme.css';
import './boot.css';
import { showFatal } from './fatal';
import { askEarly } from './federation/early-remotes';

// nothing that is shared may be imported here statically: the shares are set up between here and bootstrap
askEarly();
import('./bootstrap').catch(showFatal);
