import type { HostSlots } from '@canchero/shared-contracts/mfe';
import { createStore } from 'zustand/vanilla';
import { record } from '../diagnostics/debug-log';
import { reportOnce } from '../events/report-once';
import { permissions } from '../permissions/permission-store';
import type { ModuleSource } from './fill-slot';
import { findWidgets, watchWidgets } from './find-widget';
import { remotes } from './remotes';

/** Creates the slots that remotes use. The code that fills them is fetched with the first one. */
export function createHostSlots(modules: ModuleSource): HostSlots {
  const filled = createStore<{ names: readonly string[] }>(() => ({ names: [] }));
  const noteRival = reportOnce((text: string) => {
    record('remote', text);
    console.warn(text);
  });
  watchWidgets(() => {
    const names = filledNames(noteRival);
    if (names.join() !== filled.getState().names.join()) filled.setState({ names });
  });
  return {
    filled,
    fill(slot, element, props, onState) {
      let latest = props;
      let over = false;
      let filling: ReturnType<HostSlots['fill']> | null = null;
      const begin = () => {
        onState({ phase: 'loading' });
        import('./fill-slot').then(
          ({ fillSlot }) => {
            if (!over) filling = fillSlot(modules, slot, element, latest, onState);
          },
          (error: Error) => !over && onState({ phase: 'failed', error }),
        );
      };
      begin();
      return {
        update(next) {
          latest = next;
          filling?.update(next);
        },
        retry: () => (filling ? filling.retry() : begin()),
        dispose() {
          over = true;
          filling?.dispose();
        },
      };
    },
  };
}

/** Returns the names of the slots that have a widget. Says which widgets have no place because a slot takes one. */
function filledNames(noteRival: (kind: string, text: string) => void): string[] {
  const { releases } = remotes.getState();
  const allowed = permissions.getState().permissions;
  const slots = new Set(releases.flatMap((release) => release.widgets.map(({ slot }) => slot)));
  return [...slots].sort().filter((slot) => {
    const [shown, ...rivals] = findWidgets(slot, releases, allowed).map(({ release, widget }) =>
      [release.name, widget.name].join('/'),
    );
    if (rivals.length > 0) noteRival(slot, `slot ${slot} shows ${shown}; no place for ${rivals.join(', ')}`);
    return shown !== undefined;
  });
}
