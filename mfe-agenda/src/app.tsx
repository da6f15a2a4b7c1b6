import { createRemoteApp } from '@canchero/shared-contracts/kit';
import { loadCatalogue } from './catalogue';
import { AgendaRoutes } from './routes';

export default createRemoteApp({ name: 'mfe-agenda', messages: loadCatalogue, App: AgendaRoutes });
