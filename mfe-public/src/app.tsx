import { createRemoteApp } from '@canchero/shared-contracts/kit';
import { PublicRoutes } from './routes';
import { loadMessages } from './text';

export default createRemoteApp({ name: 'mfe-public', messages: loadMessages, App: PublicRoutes });
