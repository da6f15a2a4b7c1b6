import { type AdminAuditPage, type AdminAuditRow, MAX_AUDIT_DAYS } from '@canchero/shared-contracts/admin-audit';
import { AppError, type CsvFile, commonErrors, exportErrors, type Language } from '@canchero/shared-contracts/core';
import { PLATFORM_ZONE } from '@canchero/shared-contracts/platform';
import { DateTime } from 'luxon';
import type { AdminActor } from '../../platform/audit/actor';
import { auditReading } from '../../platform/audit/audit-reading';
import { type CsvTable, csvFile, csvMoney } from '../../platform/csv/csv-file';
import type { Tx } from '../../platform/db/database';
import { pageLimit, pageOf } from '../../platform/db/paging';
import type { Services } from '../../platform/services';
import { textsIn } from '../../platform/texts/texts';
import en from './lang/en.json' with { type: 'json' };
import es from './lang/es.json' with { type: 'json' };
import pt from './lang/pt.json' with { type: 'json' };
import { type AuditSearch, countAuditLines, hasLine, selectAuditLines } from './sql';

const PAGE = 50;
const MOST_LINES = 10_000;
const textIn = textsIn({ es, en, pt });

/** Searches the whole audit, newest first, and records the search in the audit. @throws bad_request {field} */
export async function searchAudit(
  { db }: Services,
  admin: AdminActor,
  { cursor = null, ...search }: AuditSearch & { cursor?: string | null | undefined },
): Promise<AdminAuditPage> {
  checkPeriod(search);
  const rows = await db.replica.platform(async (tx) => {
    if (cursor !== null) await checkCursor(tx, cursor);
    return selectAuditLines(tx, search, cursor, pageLimit(PAGE));
  });
  const page = pageOf(rows, PAGE);
  await db.platform((tx) => auditReading(tx, admin, 'admin.audit', page.items.length, search));
  return page;
}

/**
 * Returns the lines of a search as a CSV file with headings in a language.
 * @throws bad_request {field} @throws too_many_rows {max, found}
 */
export async function exportAudit(
  { db }: Services,
  admin: AdminActor,
  search: AuditSearch,
  language: Language,
): Promise<CsvFile> {
  checkPeriod(search);
  const lines = await db.replica.platform(async (tx) => {
    const found = await countAuditLines(tx, search);
    if (found > MOST_LINES) throw AppError.of(exportErrors.too_many_rows, { max: MOST_LINES, found });
    return selectAuditLines(tx, search, null, pageLimit(MOST_LINES));
  });
  await db.platform((tx) => auditReading(tx, admin, 'admin.audit_export', lines.length, search));
  return csvFile(tableOf(lines, search, language));
}

function tableOf(
  rows: readonly AdminAuditRow[],
  { from, to }: AuditSearch,
  language: Language,
): CsvTable<AdminAuditRow> {
  const text = textIn(language);
  return {
    name: `${text('file.name')}-${from}-${to}`,
    language,
    rows,
    columns: [
      {
        title: text('column.at'),
        value: ({ at }) => DateTime.fromISO(at, { zone: PLATFORM_ZONE }).toFormat('yyyy-MM-dd HH:mm:ss'),
      },
      { title: text('column.who'), value: ({ actor_name }) => actor_name },
      { title: text('column.email'), value: ({ actor_email }) => actor_email },
      { title: text('column.role'), value: ({ role }) => role },
      { title: text('column.club'), value: ({ club_name }) => club_name },
      { title: text('column.action'), value: ({ action }) => action },
      { title: text('column.outcome'), value: ({ outcome }) => text(`outcome.${outcome}`) },
      { title: text('column.object'), value: ({ object_type }) => object_type },
      { title: text('column.objectId'), value: ({ object_id }) => object_id },
      { title: text('column.objectName'), value: ({ object_name }) => object_name },
      { title: text('column.fields'), value: ({ fields }) => fields.join(', ') },
      { title: text('column.reason'), value: ({ reason }) => reason },
      { title: text('column.amount'), value: ({ amount }) => (amount === null ? null : csvMoney(amount)) },
      { title: text('column.count'), value: ({ count }) => count },
      { title: text('column.request'), value: ({ request_id }) => request_id },
    ],
  };
}

/** Checks that the line is there, after which a page begins: a replica may not have it yet. @throws bad_request {field} */
async function checkCursor(tx: Tx, cursor: string): Promise<void> {
  if (!(await hasLine(tx, cursor))) throw AppError.of(commonErrors.bad_request, { field: 'cursor' });
}

function checkPeriod({ from, to }: AuditSearch): void {
  const days = DateTime.fromISO(to).diff(DateTime.fromISO(from), 'days').days;
  if (days < 0 || days > MAX_AUDIT_DAYS) throw AppError.of(commonErrors.bad_request, { field: 'to' });
}
