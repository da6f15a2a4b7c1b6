import { createRemoteApp } from '@canchero/shared-contracts/kit';
import { SuperadminRoutes } from './routes';
import { loadMessages } from './text';

export default createRemoteApp({ name: 'mfe-superadmin', messages: loadMessages, App: SuperadminRoutes });
