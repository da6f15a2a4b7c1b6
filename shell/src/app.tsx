import { useStore } from '@canchero/shared-contracts/kit';
import { useNavigate } from '@canchero/shared-contracts/router';
import { UiProvider } from '@canchero/shared-contracts/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect } from 'react';
import { RawIntlProvider } from 'react-intl';
import { LateDeveloperTools } from './developer-tools/late-developer-tools';
import { OnDemandOverrideBanner } from './federation/on-demand-override-banner';
import { intlStore } from './i18n/intl';
import { preferences } from './i18n/preferences';
import { GuardedRouter } from './navigation/guarded-router';
import { bindNavigate } from './navigation/navigate';
import { OnDemandToaster } from './parts/on-demand-toaster';
import { CurrentPage } from './routes';
import { queryClient } from './storage/query-client';

export function App() {
  const { intl } = useStore(intlStore);
  const colorMode = useStore(preferences, (s) => s.colorMode);
  if (!intl) return null;
  return (
    <UiProvider theme={colorMode}>
      <RawIntlProvider value={intl}>
        <QueryClientProvider client={queryClient}>
          <GuardedRouter>
            <NavigationBinding />
            <OnDemandOverrideBanner />
            <CurrentPage />
            <OnDemandToaster />
            <LateDeveloperTools />
          </GuardedRouter>
        </QueryClientProvider>
      </RawIntlProvider>
    </UiProvider>
  );
}

function NavigationBinding() {
  const navigate = useNavigate();
  useLayoutEffect(
    () => bindNavigate((to, options) => void (typeof to === 'number' ? navigate(to) : navigate(to, options))),
    [navigate],
  );
  return null;
}
