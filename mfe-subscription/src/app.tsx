import { createRemoteApp } from '@canchero/shared-contracts/kit';
import { SubscriptionRoutes } from './routes';
import { loadMessages } from './text';

export default createRemoteApp({ name: 'mfe-subscription', messages: loadMessages, App: SubscriptionRoutes });
