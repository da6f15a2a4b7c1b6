import { createRemoteApp } from '@canchero/shared-contracts/kit';
import { ReportsRoutes } from './routes';
import { loadMessages } from './text';

export default createRemoteApp({ name: 'mfe-reports', messages: loadMessages, App: ReportsRoutes });
