import { renderInHost, type ScreenPage } from '@canchero/shared-contracts/testing';
import type { ReactNode } from 'react';
import es from '../../lang/es.json';

type Options = Parameters<typeof renderInHost>[1];
type ScreenOptions = Omit<Options, 'messages' | 'permissions'> & Partial<Pick<Options, 'permissions'>>;

/** Renders a screen of this remote in Spanish, by default for someone without any permission. */
export const renderScreen = (screen: ReactNode, options: ScreenOptions): ScreenPage =>
  renderInHost(screen, { messages: es, permissions: [], ...options });
