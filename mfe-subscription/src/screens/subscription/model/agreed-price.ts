import type { AgreedPrice, PlanCatalogue } from '@canchero/shared-contracts/subscription';

/** Returns the catalogue with the price that was agreed with the owner, which is in pesos alone. */
export const withAgreedPrice = (catalogue: PlanCatalogue, agreed: AgreedPrice | null): PlanCatalogue =>
  agreed === null
    ? catalogue
    : {
        ...catalogue,
        plans: catalogue.plans.map((plan) =>
          plan.id === agreed.plan
            ? {
                ...plan,
                pricing: { ...plan.pricing, [agreed.billing]: { ars: agreed.amount, usd: null, discount_percent: 0 } },
              }
            : plan,
        ),
      };
