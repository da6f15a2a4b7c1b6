import { createRemoteWidget } from '@canchero/shared-contracts/kit';
import { AddConsumption } from '../add-consumption/add-consumption';

export default createRemoteWidget({
  name: 'mfe-buffet',
  slot: 'booking.add-consumption',
  messages: (locale) => import(`../../lang/${locale}.json`).then((catalogue) => catalogue.default),
  Widget: AddConsumption,
});
