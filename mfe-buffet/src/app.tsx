import { createRemoteApp } from '@canchero/shared-contracts/kit';
import { BuffetRoutes } from './routes';

export default createRemoteApp({
  name: 'mfe-buffet',
  messages: (locale) => import(`../lang/${locale}.json`).then((catalogue) => catalogue.default),
  App: BuffetRoutes,
});
