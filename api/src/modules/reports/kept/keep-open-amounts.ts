import sql from 'sql-template-tag';
import type { Database } from '../../../platform/db/database';
import { dateIn } from '../spans';
import { daysOfClub } from './days-sql';
import { openOrders, openPayments } from './open-sql';

/** Keeps what is open at each club that is not closed, for those of which this hour has none yet. */
export async function keepOpenAmounts(db: Database, now: Date): Promise<void> {
  const hour = sql`date_trunc('hour', ${now.toISOString()}::timestamptz)`;
  const clubs = await db.platform((tx) =>
    tx.query<{ id: string; timezone: string }>(sql`
      select c.id, c.timezone from clubs c
      where c.closed_at is null and not exists (select from kept_open_amounts k where k.club_id = c.id and k.hour = ${hour})`),
  );
  for (const { id, timezone } of clubs) {
    const date = dateIn(timezone, now);
    await db.tenant(id, async (tx) => {
      await tx.query(sql`
        with ${daysOfClub(id, timezone, date)}
        insert into kept_open_amounts (club_id, hour, payments, orders)
        select ${id}, ${hour}, (select coalesce(sum(sum), 0) from (${openPayments(id, date)}) p),
          (select coalesce(sum(sum), 0) from (${openOrders(id)}) o)
        on conflict do nothing`);
      await tx.query(sql`
        delete from kept_open_amounts where club_id = ${id} and hour < ${hour} - interval '40 days'`);
    });
  }
}
