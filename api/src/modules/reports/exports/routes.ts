import type { Language } from '@canchero/shared-contracts/core';
import { reportEndpoints } from '@canchero/shared-contracts/report';
import { DateTime } from 'luxon';
import sql from 'sql-template-tag';
import { actorOf } from '../../../platform/audit/actor';
import { audit } from '../../../platform/audit/audit';
import { dateText, NOTATIONS } from '../../../platform/csv/notation';
import type { Transactions, Tx } from '../../../platform/db/database';
import { isOver } from '../../../platform/db/is-over';
import { type Route, type RouteInput, route } from '../../../platform/http/route';
import type { Services } from '../../../platform/services';
import type { CollectedReport, ExportContext } from './collect';
import { collectDay } from './daily-report';
import { collectEvents } from './events-report';
import { ExportPlaces } from './export-places';
import { collectPayments } from './payments-report';
import { sendReport } from './send-report';
import { exportTexts } from './text';

/** Time in which a report has to be read. Sending it takes as long as the client needs. */
const READ_WITHIN_MS = 120_000;
/** Exports have places of their own, which a slow client holds. */
const WHILE_READ = { timeoutMs: READ_WITHIN_MS, turn: 'none' } as const;

/** Call of an export; what it asks for beside the language are the report's own filters. */
interface FileInput
  extends Pick<
    RouteInput<typeof reportEndpoints.dailySummaryFile>,
    'params' | 'club' | 'caller' | 'request' | 'reply'
  > {
  query: { language: Language } & Readonly<Record<string, string | number | undefined>>;
}

export function exportRoutes({ db, clock }: Pick<Services, 'db' | 'clock'>): Route[] {
  const places = new ExportPlaces();

  /** Reads a report at one moment, and writes it into the answer after its line in the audit. */
  const answer = (
    { club, caller, query: { language, ...filters }, params: { format }, request, reply }: FileInput,
    name: string,
    collect: (tx: Tx, context: ExportContext) => Promise<CollectedReport>,
    at: Transactions = db,
  ): Promise<void> => {
    const read = async (tx: Tx) => {
      await tx.query(sql`set transaction isolation level repeatable read`);
      return collect(tx, contextOf(language, clock(), request.signal));
    };
    const line = {
      ...actorOf({ request, caller, club }),
      action: 'report.export',
      object: { type: 'report', id: `${name}.${format}` },
      ...askedFor(filters),
    };
    return places.ofClub(club.id, async () => {
      const { report, count } = await places.reading(() => at.tenant(club.id, read));
      await db.tenant(club.id, (tx) => audit(tx, { ...line, count }));
      await sendReport(report, format, language, { request, reply });
    });
  };

  /** Returns where the report of a span is read; one of past days may be late. */
  const sourceOf = ({ to }: { to: string }) => (isOver(to, clock()) ? db.replica : db);

  return [
    route(
      reportEndpoints.dailySummaryFile,
      // not on a replica: it is what one takes home after closing the day
      (input) =>
        answer(input, 'daily-summary', (tx, context) => collectDay(tx, input.club.id, input.query.date, context)),
      WHILE_READ,
    ),
    route(
      reportEndpoints.paymentsFile,
      (input) =>
        answer(
          input,
          'payments',
          (tx, context) => collectPayments(tx, input.club.id, input.query, context),
          sourceOf(input.query),
        ),
      WHILE_READ,
    ),
    route(
      reportEndpoints.eventsSummaryFile,
      (input) => {
        const { language: _, ...filter } = input.query;
        return answer(
          input,
          'events-summary',
          (tx, context) => collectEvents(tx, input.club.id, filter, context),
          sourceOf(filter),
        );
      },
      WHILE_READ,
    ),
  ];
}

/** Returns the filters as the audit keeps them; none for a report without any. */
function askedFor(filters: FileInput['query'] | Omit<FileInput['query'], 'language'>) {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  return given.length > 0 && { filters: Object.fromEntries(given.map(([name, value]) => [name, String(value)])) };
}

const contextOf = (language: ExportContext['language'], now: Date, signal: AbortSignal): ExportContext => ({
  language,
  text: exportTexts(language),
  now,
  signal,
  moment: (instant, zone) => {
    const local = DateTime.fromISO(instant, { zone });
    return `${dateText(local.toFormat('yyyy-MM-dd'), NOTATIONS[language])} ${local.toFormat('HH:mm')}`;
  },
});
