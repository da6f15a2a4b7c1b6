import {
  type CatalogueView,
  PLAN_SWITCHES,
  type PlanView,
  type PriceView,
} from '@canchero/shared-contracts/subscription';

const price = (billing: string): PriceView => ({
  figure: `{{${billing}.figure}}`,
  usd: `{{${billing}.usd}}`,
  before: `{{${billing}.before}}`,
});

const plan: PlanView = {
  id: '{{id}}' as PlanView['id'],
  name: '{{name}}',
  description: '{{description}}',
  recommended: true,
  is_free: true,
  is_priced: true,
  is_on_request: true,
  monthly: price('monthly'),
  annual: price('annual'),
  courts: '{{courts}}',
  support: '{{support}}',
  players: '{{players}}',
  bookings: '{{bookings}}',
  features: Object.fromEntries(PLAN_SWITCHES.map((key) => [key, true])) as PlanView['features'],
  chat: '{{chat}}',
};

/** Catalogue in which each text is the tag that the service replaces. Its one plan is repeated for each. */
export const TEMPLATE_VIEW: CatalogueView = {
  claimed_clubs: '{{claimed_clubs}}',
  sales_whatsapp: '{{sales_whatsapp}}',
  discount: '{{discount}}',
  plans: [plan],
  free: plan,
};
