import { createRemoteWidget } from '@canchero/shared-contracts/kit';
import { ConsumptionEntry } from '../consumptions/entry/consumption-entry';

export default createRemoteWidget({
  name: 'mfe-buffet',
  slot: 'booking.add-consumption',
  messages: (locale) => import(`../../lang/${locale}.json`).then((catalogue) => catalogue.default),
  Widget: ConsumptionEntry,
});
