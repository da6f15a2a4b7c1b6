import type { ConnectionState } from '@canchero/shared-contracts/mfe';
import { createStore } from 'zustand/vanilla';

export const connection = createStore<ConnectionState>(() => ({ status: 'disconnected' }));
