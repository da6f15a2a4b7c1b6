import { useStore } from '@canchero/shared-contracts/kit';
import { BrowserRouter, useNavigate } from '@canchero/shared-contracts/router';
import { UiProvider } from '@canchero/shared-contracts/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { createIntl, type IntlShape, RawIntlProvider } from 'react-intl';
import es from '../../lang/es.json';
import { intlStore } from '../i18n/intl';
import { bindNavigate } from '../navigation/navigate';
import { queryClient } from '../storage/query-client';

intlStore.setState({ intl: createIntl({ locale: 'es', messages: es }) });

/** Renders at an address, in Spanish, as the app does. `state`: what a navigation brought along. */
export function renderAt(path: string, content: ReactNode, state: unknown = null): RenderResult {
  window.history.replaceState({ usr: state }, '', path);
  return render(<Page>{content}</Page>);
}

function Page({ children }: { children: ReactNode }) {
  const intl = useStore(intlStore, (s) => s.intl) as IntlShape;
  return (
    <UiProvider theme="light">
      <RawIntlProvider value={intl}>
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>
            <Binding />
            <Suspense fallback="…">{children}</Suspense>
          </BrowserRouter>
        </QueryClientProvider>
      </RawIntlProvider>
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
