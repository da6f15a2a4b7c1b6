import { renderInHost, type ScreenPage } from '@canchero/shared-contracts/testing';
import type { ReactNode } from 'react';
import es from '../../lang/es.json';

type Options = Parameters<typeof renderInHost>[1];

/** Renders a screen of this remote in Spanish. Its screens do not depend on permissions. */
export const renderScreen = (screen: ReactNode, options: Omit<Options, 'messages' | 'permissions'>): ScreenPage =>
  renderInHost(screen, { messages: es, permissions: [], ...options });
