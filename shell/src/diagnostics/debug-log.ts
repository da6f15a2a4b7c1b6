import { createStore } from 'zustand/vanilla';
import { readEntry, writeEntry } from '../storage/entries';

export interface LogEntry {
  /** Time of the entry in epoch milliseconds. */
  at: number;
  kind: 'http' | 'navigation' | 'page' | 'session' | 'stream' | 'remote';
  text: string;
  /** Details such as headers, with credentials masked. */
  detail?: Record<string, string>;
}

const KEPT = 50;

/** Last fifty events of the page, for the developer panel. */
export const debugLog = createStore<{ entries: readonly LogEntry[] }>(() => ({ entries: [] }));

export function record(kind: LogEntry['kind'], text: string, detail?: Record<string, string>): void {
  const entry: LogEntry = { at: Date.now(), kind, text, ...(detail && { detail }) };
  debugLog.setState(({ entries }) => ({ entries: [...entries.slice(1 - KEPT), entry] }));
}

/** Returns headers without the credentials in them. */
export function maskHeaders(headers: Iterable<readonly [string, string]>): Record<string, string> {
  const masked = [...headers].map(([name, value]) => [name, name.toLowerCase() === 'authorization' ? '•••' : value]);
  return Object.fromEntries(masked) as Record<string, string>;
}

/** Continues the log of the page that this tab showed before, and stores its own for the next. */
export function persistLog(): void {
  debugLog.setState({ entries: readEntry<LogEntry[]>('debugLog') ?? [] });
  window.addEventListener('pagehide', () => writeEntry('debugLog', debugLog.getState().entries));
}
