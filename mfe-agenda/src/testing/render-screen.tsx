import { renderInHost, type ScreenPage } from '@canchero/shared-contracts/testing';
import type { ReactNode } from 'react';
import es from '../../lang/es.json';

type Options = Parameters<typeof renderInHost>[1];
type ScreenOptions = Omit<Options, 'messages' | 'permissions'> &
  Partial<Pick<Options, 'permissions'>> & {
    /** Spanish catalogue of the screen's own. Default: none. */
    texts?: Record<string, string>;
  };

/** Renders a screen of this remote, by default for someone who holds its permissions. */
export const renderScreen = (screen: ReactNode, { texts, ...options }: ScreenOptions): ScreenPage =>
  renderInHost(screen, { messages: { ...es, ...texts }, permissions: ['schedule', 'configuration'], ...options });
