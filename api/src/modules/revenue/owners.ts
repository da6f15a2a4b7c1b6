import type { CsvFile, Language } from '@canchero/shared-contracts/core';
import type { PayingOwner } from '@canchero/shared-contracts/revenue';
import { audit } from '../../platform/audit/audit';
import type { Caller } from '../../platform/auth/caller';
import { csvFile, csvMoney } from '../../platform/csv/csv-file';
import type { Database } from '../../platform/db/database';
import type { Services } from '../../platform/services';
import { type OwnersWanted, selectPayingOwners } from './sql';
import { textIn } from './texts';

/** Question for the owners who paid at the end of a month, and who asks. */
interface OwnersAsked extends OwnersWanted {
  requestId: string;
  caller: Caller;
}

/** Returns who paid at the end of a month. They are people: the audit notes who read them. */
export const ownersOf = ({ db }: Services, asked: OwnersAsked): Promise<PayingOwner[]> =>
  readOwners(db, asked, 'revenue.read_owners');

/** Returns who paid at the end of a month as a CSV file with headings in a language. */
export async function exportOwners({ db }: Services, asked: OwnersAsked, language: Language): Promise<CsvFile> {
  const text = textIn(language);
  const rows = await readOwners(db, asked, 'revenue.export_owners');
  return csvFile<PayingOwner>({
    name: `${text('file.owners')}-${asked.month}`,
    language,
    rows,
    columns: [
      { title: text('column.owner'), value: ({ owner_name }) => owner_name },
      { title: text('column.email'), value: ({ owner_email }) => owner_email },
      { title: text('column.plan'), value: ({ plan }) => plan },
      { title: text('column.cohort'), value: ({ cohort }) => cohort },
      { title: text('column.mrr'), value: ({ mrr }) => csvMoney(mrr) },
    ],
  });
}

async function readOwners(db: Database, { requestId, caller, ...wanted }: OwnersAsked, action: string) {
  const owners = await db.replica.platform((tx) => selectPayingOwners(tx, wanted));
  const line = {
    requestId,
    actorId: caller.id,
    role: 'super_admin',
    action,
    object: { type: 'month', id: wanted.month },
  };
  await db.platform((tx) => audit(tx, { ...line, count: owners.length }));
  return owners;
}
