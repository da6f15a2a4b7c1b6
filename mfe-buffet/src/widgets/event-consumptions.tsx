import { createRemoteWidget } from '@canchero/shared-contracts/kit';
import { BookingConsumptions } from '../consumptions/booking/booking-consumptions';

export default createRemoteWidget({
  name: 'mfe-buffet',
  slot: 'event.consumptions',
  messages: (locale) => import(`../../lang/${locale}.json`).then((catalogue) => catalogue.default),
  Widget: BookingConsumptions,
});
