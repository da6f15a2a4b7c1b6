import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { createStore } from 'zustand/vanilla';
import type { Language } from '../core/language';
import type { HostServices, RemoteProps } from '../mfe/host-services';
import { renderStatic } from '../ui/render-static';
import { emptySlots } from './empty-slots';
import { HostProvider } from './host-context';
import { HostRouter } from './host-router';
import { KitLabels, withKitTexts } from './kit-texts';
import { memoryDrafts } from './memory-drafts';
import { createQueryClient } from './query-client';
import type { LoadMessages } from './use-messages';

/** Public page of a remote, as its `src/prerender.tsx` describes it. Texts may hold tags of a mustache template. */
export interface PrerenderedPage {
  /** Path of one of the remote's public routes. */
  path: string;
  title: string;
  description: string;
  /** Address of a picture for previews of links. Default: none. */
  image?: string;
  /** Structured data of the page for search engines. Default: none. */
  jsonLd?: readonly object[];
  /** Content of the first answer. Default: none, only the head is written. */
  content?: ReactNode;
}

/** Page as the build writes it into `pages.json`, where the service finds it. */
export interface WrittenPage {
  path: string;
  title: string;
  description: string;
  image: string;
  json_ld: readonly object[];
  styles: string;
  body: string;
}

/**
 * Renders a page for visitors, at build time: as the shell would mount it for somebody who is not signed in.
 * @see https://mustache.github.io/mustache.5.html
 */
export async function prerender(page: PrerenderedPage, language: Language, load: LoadMessages): Promise<WrittenPage> {
  const { path, title, description, image = '', jsonLd = [], content } = page;
  const head = { path, title, description, image, json_ld: jsonLd };
  if (!content) return { ...head, styles: '', body: '' };
  const host = visitorsHost();
  const { html, styles } = renderStatic(
    <IntlProvider locale={language} messages={await withKitTexts(load)(language)}>
      <QueryClientProvider client={host.queryClient}>
        <HostProvider host={host}>
          <KitLabels>
            <HostRouter
              location={{ pathname: path, search: '', hash: '', state: null, key: 'default' }}
              navigationType={'POP' as RemoteProps['navigationType']}
              host={host}
            >
              {content}
            </HostRouter>
          </KitLabels>
        </HostProvider>
      </QueryClientProvider>
    </IntlProvider>,
  );
  return { ...head, styles, body: html };
}

/** Returns the services of a page that nobody can act in yet. */
function visitorsHost(): HostServices {
  const idle = () => undefined;
  return {
    session: createStore(() => ({ user: null })),
    clubs: createStore(() => ({ status: 'idle' as const, clubs: [], selectedId: null, selected: null })),
    permissions: createStore(() => ({ status: 'loaded' as const, permissions: {} })),
    connection: createStore(() => ({ status: 'disconnected' as const })),
    queryClient: createQueryClient(),
    bus: { emit: idle, on: () => idle },
    call: () => Promise.reject(new Error('no calls while prerendering')),
    navigate: idle,
    toast: idle,
    toastError: idle,
    setBreadcrumbs: idle,
    setDirty: idle,
    setLanguage: idle,
    setTheme: idle,
    drafts: memoryDrafts(),
    slots: emptySlots,
    reportError: idle,
  };
}
