import { PERMISSIONS } from '@canchero/shared-contracts/core';
import type { PermissionState } from '@canchero/shared-contracts/mfe';
import { createStore } from 'zustand/vanilla';

export const LOADING: PermissionState = { status: 'loading', permissions: {} };

/** What shows in the menu when the map cannot be had; the server refuses regardless. */
export const FULL_ACCESS = Object.fromEntries(
  PERMISSIONS.map((name) => [name, true]),
) as PermissionState['permissions'];

export const permissions = createStore<PermissionState>(() => LOADING);
