import { PERMISSIONS } from '@canchero/shared-contracts/core';
import type { PermissionState } from '@canchero/shared-contracts/mfe';
import { createStore } from 'zustand/vanilla';

export const LOADING: PermissionState = { status: 'loading', permissions: {} };

/** Permissions by which the menu shows when they could not be read. The server refuses regardless. */
export const FULL_ACCESS = Object.fromEntries(
  PERMISSIONS.map((name) => [name, true]),
) as PermissionState['permissions'];

export const permissions = createStore<PermissionState>(() => LOADING);

/** Resolves once the permissions were read, or could not be. */
export const permissionsSettled = (): Promise<void> =>
  new Promise((done) => {
    if (permissions.getState().status !== 'loading') return done();
    const stop = permissions.subscribe(({ status }) => {
      if (status === 'loading') return;
      stop();
      done();
    });
  });
