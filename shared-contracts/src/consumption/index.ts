export { consumptionEndpoints } from './endpoints';
export { consumptionErrors } from './errors';
export { consumptionEvents } from './events';
export type {
  BookingConsumptions,
  Consumption,
  ConsumptionChange,
  ConsumptionCharge,
  ConsumptionPage,
  ConsumptionRemoval,
  ConsumptionsExport,
  ConsumptionsQuery,
  ConsumptionTotals,
  NewConsumption,
  NewConsumptions,
} from './schema';
