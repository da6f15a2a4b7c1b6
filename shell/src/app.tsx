import { useStore } from '@canchero/shared-contracts/kit';
import { useNavigate } from '@canchero/shared-contracts/router';
import { UiProvider } from '@canchero/shared-contracts/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { readOverrides } from './federation/overrides';
import { takesNewShell } from './federation/shell-release';
import { intlStore } from './i18n/intl';
import { preferences } from './i18n/preferences';
import { GuardedRouter } from './navigation/guarded-router';
import { bindNavigate } from './navigation/navigate';
import { firstScreenShown } from './parts/first-screen';
import { onDemand } from './parts/on-demand';
import { Toasts } from './parts/toasts';
import { CurrentPage } from './routes';
import { publicSession } from './session/session-store';
import { queryClient } from './storage/query-client';

const OverrideBanner = onDemand(
  () => import(/* webpackChunkName: "developer" */ './federation/override-banner').then((m) => m.OverrideBanner),
  {
    when: ({ names }) => names.length > 0,
  },
);
const DeveloperTools = onDemand(() => import('./developer-tools/developer-tools').then((m) => m.DeveloperTools), {
  when: firstScreenShown,
});

/** Draws the page: providers, the router, the current screen and what may lie over it. */
export function App() {
  const { intl } = useStore(intlStore);
  const colorMode = useStore(preferences, (s) => s.colorMode);
  const [overridden] = useState(() => Object.keys(readOverrides()));
  if (!intl) return null;
  return (
    <UiProvider theme={colorMode}>
      <IntlProvider locale={intl.locale} messages={intl.messages} onError={intl.onError}>
        <QueryClientProvider client={queryClient}>
          <GuardedRouter guards={() => publicSession.getState().user !== null} isOutdated={takesNewShell}>
            <NavigationBinding />
            <OverrideBanner names={overridden} />
            <CurrentPage />
            <Toasts />
            <DeveloperTools />
          </GuardedRouter>
        </QueryClientProvider>
      </IntlProvider>
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
