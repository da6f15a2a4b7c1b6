import { createRemoteApp } from '@canchero/shared-contracts/kit';
import { AgendaRoutes } from './routes';

export default createRemoteApp({
  name: 'mfe-agenda',
  messages: (locale) => import(`../lang/${locale}.json`).then((catalogue) => catalogue.default),
  App: AgendaRoutes,
});
