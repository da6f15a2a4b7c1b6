import type { BreadcrumbEntry } from '@canchero/shared-contracts/mfe';
import { createStore } from 'zustand/vanilla';

/** What the open screen says of its place; empty: the shell goes by the page's title. */
export const breadcrumbs = createStore<{ entries: readonly BreadcrumbEntry[] }>(() => ({ entries: [] }));

export const setBreadcrumbs = (entries: readonly BreadcrumbEntry[]) => breadcrumbs.setState({ entries });
