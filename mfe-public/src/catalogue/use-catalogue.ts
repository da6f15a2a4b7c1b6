import type { Language } from '@canchero/shared-contracts/core';
import { type CatalogueView, catalogueView } from '@canchero/shared-contracts/subscription';
import { useContext, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { usePlanCatalogue } from './queries';
import { TEMPLATE_VIEW } from './template-view';
import { TemplateContext } from './when';

/** Returns the catalogue as the page shows it; null until it is loaded. */
export function useCatalogue(): CatalogueView | null {
  const template = useContext(TemplateContext);
  const language = useIntl().locale as Language;
  const { data } = usePlanCatalogue();
  const view = useMemo(() => (data ? catalogueView(data, language) : null), [data, language]);
  return template ? TEMPLATE_VIEW : view;
}
