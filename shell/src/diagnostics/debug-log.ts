import { createStore } from 'zustand/vanilla';
import { readEntry, writeEntry } from '../storage/entries';

export interface LogEntry {
  /** Epoch milliseconds. */
  at: number;
  kind: 'http' | 'navigation' | 'page' | 'session' | 'stream' | 'remote';
  text: string;
  /** Headers and the like, masked. */
  detail?: Record<string, string>;
}

const KEPT = 50;

/** The last fifty things that happened to the page, for the developer panel. */
export const debugLog = createStore<{ entries: readonly LogEntry[] }>(() => ({ entries: [] }));

export function record(kind: LogEntry['kind'], text: string, detail?: Record<string, string>): void {
  const entry: LogEntry = { at: Date.now(), kind, text, ...(detail && { detail }) };
  debugLog.setState(({ entries }) => ({ entries: [...entries.slice(1 - KEPT), entry] }));
}

/** Takes up what the tab's page before this one wrote, and leaves its own to the next. */
export function keepLogOverReloads(): void {
  debugLog.setState({ entries: readEntry<LogEntry[]>('debugLog') ?? [] });
  window.addEventListener('pagehide', () => writeEntry('debugLog', debugLog.getState().entries));
}
