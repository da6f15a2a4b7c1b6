import { z } from 'zod';
import { LANGUAGES } from '../core/language';
import { ApiFile, AskedDate, ClubParams } from '../core/schema';
import { DailySummaryQuery } from './daily-summary-schema';
import { EventsFilter } from './events-summary-schema';
import { EXPORT_FORMATS } from './vocabulary';

export const ExportParams = ClubParams.extend({ format: z.enum(EXPORT_FORMATS) });
/** Language of a file's headings and words; it also decides about decimals and separators. */
const language = z.enum(LANGUAGES);
export const DailySummaryExport = DailySummaryQuery.extend({ language });
export const EventsExport = EventsFilter.extend({ language });
export const PaymentsExport = z.strictObject({ from: AskedDate, to: AskedDate, language });
export const ReportFile = ApiFile;
