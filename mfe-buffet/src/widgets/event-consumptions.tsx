import { createRemoteWidget } from '@canchero/shared-contracts/kit';
import { EventConsumptions } from '../event-consumptions/event-consumptions';

export default createRemoteWidget({
  name: 'mfe-buffet',
  slot: 'event.consumptions',
  messages: (locale) => import(`../../lang/${locale}.json`).then((catalogue) => catalogue.default),
  Widget: EventConsumptions,
});
