import { createContext, type ReactNode, useContext } from 'react';

/** Words that controls say by themselves, in the language of the interface, and what tells words that come late. */
export interface UiLabels {
  /** Button that closes a panel. */
  close: string;
  /** Button that leaves a form in a dialog unsent. */
  cancel: string;
  /** Button that reads again after a failure. */
  retry: string;
  /** Button of a form on its way. */
  saving: string;
  loading: string;
  /** Button that opens a calendar. */
  pickDate: string;
  /** ISO 4217 code of the club's currency; absent without a club. */
  currency?: string | undefined;
  /** Says that no more than so many characters fit. Default: the count alone. */
  full?(max: number): string;
  /** Question before unsaved input is dropped. */
  discard: { title: string; body: string; confirm: string; keep: string };
  /** Tells of a failure whose dialog was closed before the answer came, as a toast does. Default: none. */
  tellLate?(title: string, body: string): void;
}

export const LabelsContext = createContext<UiLabels | null>(null);

/** Gives every control below its words. The kit does it once for a remote. */
export const LabelsProvider = ({ labels, children }: { labels: UiLabels; children: ReactNode }) => (
  <LabelsContext value={labels}>{children}</LabelsContext>
);

/** Words for a control. */
export function useLabels(): UiLabels {
  const labels = useContext(LabelsContext);
  if (!labels) throw new Error('useLabels outside of a LabelsProvider');
  return labels;
}
