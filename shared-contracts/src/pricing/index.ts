export { pricingEndpoints } from './endpoints';
export { pricingErrors } from './errors';
export { pricingEvents } from './events';
export { RULE_RANGES } from './limits';
export { compareRules, quoteOf, type Tariff } from './rules';
export type { NewPriceRule, PriceRule, PriceRuleChange, Quote, QuoteLine, QuoteQuery } from './schema';
