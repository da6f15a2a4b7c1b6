import { useStore } from '@canchero/shared-contracts/kit';
import { BrowserRouter, useNavigate } from '@canchero/shared-contracts/router';
import { UiProvider } from '@canchero/shared-contracts/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import { type ComponentType, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { IntlProvider } from 'react-intl';
import es from '../../lang/es.json';
import { formatterOf, intlStore } from '../i18n/intl';
import { bindNavigate } from '../navigation/navigate';
import { queryClient } from '../storage/query-client';

intlStore.setState({ intl: formatterOf('es', es) });

/** Renders at an address, in Spanish, as the app does. `state`: what a navigation brought along. */
export function renderAt(path: string, content: ReactNode, state: unknown = null): RenderResult {
  window.history.replaceState({ usr: state }, '', path);
  return render(<Page>{content}</Page>);
}

type PageRouter = ComponentType<{ children: ReactNode }>;

/** Renders at an address as `renderAt` does, within a router of the test's own. */
export function renderIn(router: PageRouter, path: string, content: ReactNode): RenderResult {
  window.history.replaceState(null, '', path);
  return render(<Page router={router}>{content}</Page>);
}

export function Page({ router: PageRouter = BrowserRouter, children }: { router?: PageRouter; children: ReactNode }) {
  const intl = useStore(intlStore, (s) => s.intl);
  if (!intl) return null;
  return (
    <UiProvider theme="light">
      <IntlProvider locale={intl.locale} messages={intl.messages} onError={intl.onError}>
        <QueryClientProvider client={queryClient}>
          <PageRouter>
            <Binding />
            <Suspense fallback="…">{children}</Suspense>
          </PageRouter>
        </QueryClientProvider>
      </IntlProvider>
    </UiProvider>
  );
}

function Binding() {
  const navigate = useNavigate();
  useLayoutEffect(
    () => bindNavigate((to, options) => void (typeof to === 'number' ? navigate(to) : navigate(to, options))),
    [navigate],
  );
  return null;
}
