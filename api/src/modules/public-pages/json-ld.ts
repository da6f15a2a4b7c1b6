import type { PublicClub } from '@canchero/shared-contracts/club';
import type { Language } from '@canchero/shared-contracts/core';
import type { PlanCatalogue } from '@canchero/shared-contracts/subscription';

const CONTEXT = 'https://schema.org';

/** Describes the product with its plans, and who makes it. Plans without a price are left out. */
export function productJsonLd({ plans }: PlanCatalogue, language: Language, url: string): object[] {
  const offers = plans.flatMap(({ name, description, pricing }) => {
    const { ars } = pricing.monthly;
    if (ars === null) return [];
    return [
      {
        '@type': 'Offer',
        name,
        description: description[language],
        price: (ars / 100).toFixed(2),
        priceCurrency: 'ARS',
        url: new URL('/#pricing', url).href,
      },
    ];
  });
  const maker = { '@type': 'Organization', name: 'Canchero', url };
  return [
    { '@context': CONTEXT, ...maker },
    {
      '@context': CONTEXT,
      '@type': 'SoftwareApplication',
      name: 'Canchero',
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      inLanguage: language,
      publisher: maker,
      offers,
    },
  ];
}

/** Describes a club whose courts can be booked. */
export const clubJsonLd = (
  { name, address, phone }: Pick<PublicClub, 'name' | 'address' | 'phone'>,
  url: string,
): object => ({
  '@context': CONTEXT,
  '@type': 'SportsActivityLocation',
  name,
  url,
  ...(address && { address }),
  ...(phone && { telephone: phone }),
  potentialAction: { '@type': 'ReserveAction', target: url },
});
