import type { CsvFile, Language } from '@canchero/shared-contracts/core';
import { PLATFORM_ZONE } from '@canchero/shared-contracts/platform';
import type { Cohort, Movement, MovementKind, Revenue } from '@canchero/shared-contracts/revenue';
import { DateTime } from 'luxon';
import { audit } from '../../platform/audit/audit';
import type { Caller } from '../../platform/auth/caller';
import { csvFile, csvMoney } from '../../platform/csv/csv-file';
import type { Database } from '../../platform/db/database';
import type { Services } from '../../platform/services';
import { type MonthSums, selectByPlan, selectCohorts, selectMonths, selectMovements, selectPlanMonths } from './sql';
import { textIn } from './texts';

/** Returns the platform's recurring revenue over a number of months, all read in one snapshot. */
export function revenueOver({ db, clock }: Services, months: number): Promise<Revenue> {
  const now = clock();
  const first = DateTime.fromJSDate(now, { zone: PLATFORM_ZONE })
    .minus({ months: months - 1 })
    .toFormat('yyyy-MM');
  return db.replica.platform(async (tx) => {
    const byPlan = await selectByPlan(tx);
    const byPlanMonth = await selectPlanMonths(tx, first, now);
    const [mrr, owners] = [sumOf(byPlan, 'mrr'), sumOf(byPlan, 'owners')];
    const ownersAt = (end: string) =>
      sumOf(
        byPlanMonth.filter(({ month }) => month === end),
        'owners',
      );
    return {
      mrr,
      owners,
      arpa: owners === 0 ? null : Math.round(mrr / owners),
      by_plan: byPlan,
      by_month: (await selectMonths(tx, first, now)).map((sums) => withClosing(sums, ownersAt(sums.month))),
      by_plan_month: byPlanMonth,
      cohorts: cohortsOf(await selectCohorts(tx, first, now)),
    };
  });
}

const sumOf = (plans: Revenue['by_plan'], key: 'mrr' | 'owners') => plans.reduce((total, plan) => total + plan[key], 0);

/** Adds to a month what follows from its sums and from the owners who paid when it ended. */
function withClosing(sums: MonthSums, owners: number): Revenue['by_month'][number] {
  const { opening, new: gained, reactivation, expansion, contraction, churn } = sums;
  const closing = opening + gained + reactivation + expansion + contraction + churn;
  return {
    ...sums,
    owners,
    closing,
    arpa: owners === 0 ? null : Math.round(closing / owners),
    churn_rate: opening === 0 ? null : -churn / opening,
  };
}

function cohortsOf(rows: Awaited<ReturnType<typeof selectCohorts>>): Cohort[] {
  const months = [...new Set(rows.map(({ cohort }) => cohort))];
  return months.map((month) => ({
    month,
    kept: rows
      .filter(({ cohort }) => cohort === month)
      .map(({ month: at, owners, mrr }) => ({ month: at, owners, mrr })),
  }));
}

/** Question for the movements of a month, and who asks. */
interface MovementsAsked {
  requestId: string;
  caller: Caller;
  month: string;
  kind?: MovementKind | undefined;
}

/** Returns the movements of a month. They name people: the audit notes who read them. */
export const movementsOf = ({ db }: Services, asked: MovementsAsked): Promise<Movement[]> =>
  readMovements(db, asked, 'revenue.read_movements');

/** Returns the movements of a month as a CSV file with headings in a language. */
export async function exportMovements({ db }: Services, asked: MovementsAsked, language: Language): Promise<CsvFile> {
  const text = textIn(language);
  const rows = await readMovements(db, asked, 'revenue.export_movements');
  return csvFile<Movement>({
    name: `${text('file.name')}-${asked.month}`,
    language,
    rows,
    columns: [
      {
        title: text('column.at'),
        value: ({ at }) => DateTime.fromISO(at, { zone: PLATFORM_ZONE }).toFormat('yyyy-MM-dd HH:mm'),
      },
      { title: text('column.owner'), value: ({ owner_name }) => owner_name },
      { title: text('column.email'), value: ({ owner_email }) => owner_email },
      { title: text('column.kind'), value: ({ kind }) => text(`kind.${kind}`) },
      { title: text('column.plan'), value: ({ plan }) => plan },
      { title: text('column.delta'), value: ({ delta }) => csvMoney(delta) },
      { title: text('column.mrr'), value: ({ mrr }) => csvMoney(mrr) },
    ],
  });
}

async function readMovements(db: Database, { requestId, caller, month, kind }: MovementsAsked, action: string) {
  const movements = await db.replica.platform((tx) => selectMovements(tx, month, kind));
  const line = { requestId, actorId: caller.id, role: 'super_admin', action, object: { type: 'month', id: month } };
  await db.platform((tx) => audit(tx, { ...line, count: movements.length }));
  return movements;
}
