import { createStore } from 'zustand/vanilla';
import type { HostSlots } from '../mfe/host-services';

/** Slots of a host without widgets, as in a remote's own tests: each shows its fallback. */
export const emptySlots: HostSlots = {
  filled: createStore(() => ({ names: [] })),
  fill: (_slot, _element, _props, onState) => {
    onState({ phase: 'empty' });
    const nothing = () => undefined;
    return { update: nothing, retry: nothing, dispose: nothing };
  },
};
