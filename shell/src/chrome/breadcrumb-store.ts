import type { BreadcrumbEntry } from '@canchero/shared-contracts/mfe';
import { createStore } from 'zustand/vanilla';

/** Breadcrumbs of the open screen. Empty: the shell shows the page's title. */
export const breadcrumbs = createStore<{ entries: readonly BreadcrumbEntry[] }>(() => ({ entries: [] }));

export const setBreadcrumbs = (entries: readonly BreadcrumbEntry[]) => breadcrumbs.setState({ entries });
