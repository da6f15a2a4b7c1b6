import { lazyPart } from '@canchero/shared-contracts/kit';
import type { ReactNode } from 'react';
import { Fetched } from '../parts/fetched';

const Frame = lazyPart(() => import('./shell-frame').then((m) => m.ShellFrame));

/** Fetches the frame beside the first remote. Visitors, who never see it, do not fetch it. */
export const prepareShellFrame = (): void => Frame.prepare();

/** Frame of the shell around a screen, with sidebar and header. */
export function ShellFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fetched>
      <Frame title={title}>{children}</Frame>
    </Fetched>
  );
}
