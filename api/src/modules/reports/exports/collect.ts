import type { Language } from '@canchero/shared-contracts/core';
import type { Report } from './report';
import type { ExportText } from './text';

/** Report that was read from the database, and the number of its rows. */
export interface CollectedReport {
  report: Report;
  count: number;
}

/** Language, texts and time with which a report is exported. */
export interface ExportContext {
  language: Language;
  text: ExportText;
  now: Date;
  /** Formats an instant (ISO-8601 UTC) as date and time on the clock of a zone. */
  moment(instant: string, timezone: string): string;
  /** Aborted when the client has gone. */
  signal: AbortSignal;
}
