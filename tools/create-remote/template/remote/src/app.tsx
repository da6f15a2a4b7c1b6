import { createRemoteApp } from '@canchero/shared-contracts/kit';
import { ExampleRoutes } from './routes';
import { loadMessages } from './text';

export default createRemoteApp({ name: 'mfe-example', messages: loadMessages, App: ExampleRoutes });
