import { AppError, exportErrors, type Language } from '@canchero/shared-contracts/core';
import { phoneText } from '@canchero/shared-contracts/player';
import sql from 'sql-template-tag';
import { type CsvTable, csvMoney } from '../../platform/csv/csv-file';
import type { Tx } from '../../platform/db/database';
import { textsIn } from '../../platform/texts/texts';
import en from './lang/en.json' with { type: 'json' };
import es from './lang/es.json' with { type: 'json' };
import pt from './lang/pt.json' with { type: 'json' };
import { owedByAll } from './owed';
import { countFound, type PlayerRow, type PlayerSearch, selectPlayers } from './sql';

const textIn = textsIn({ es, en, pt });
const MAX_LINES = 50_000;

/**
 * Reads the players that a search finds, by name, for a file that can be imported again.
 * @throws too_many_rows {max, found}
 */
export async function exportPlayers(
  tx: Tx,
  clubId: string,
  { language, ...search }: PlayerSearch & { language: Language },
  now: Date,
): Promise<CsvTable<PlayerRow>> {
  const text = textIn(language);
  const owed = await owedByAll(tx, clubId, now);
  const ids = search.filter === 'owing' ? [...owed.keys()] : null;
  const count = await countFound(tx, clubId, { ...search, ids });
  if (count > MAX_LINES) throw AppError.of(exportErrors.too_many_rows, { max: MAX_LINES, found: count });
  const rows = await selectPlayers(tx, clubId, { ...search, ids }, sql`limit ${MAX_LINES}`);
  return {
    name: text('file.name'),
    language,
    rows,
    columns: [
      { title: text('column.first_name'), value: (p) => p.first_name },
      { title: text('column.last_name'), value: (p) => p.last_name },
      // with the country, so that any club can import it
      {
        title: text('column.phone'),
        value: (p) => p.phone && p.phone_country && phoneText(p.phone_country + p.phone, ''),
      },
      { title: text('column.email'), value: (p) => p.email },
      { title: text('column.category'), value: (p) => p.category },
      { title: text('column.notes'), value: (p) => p.notes },
      { title: text('column.blocked'), value: (p) => (p.blocked ? text('value.yes') : null) },
      { title: text('column.credit'), value: (p) => csvMoney(p.credit) },
      { title: text('column.owed'), value: (p) => csvMoney(owed.get(p.id) ?? 0) },
    ],
  };
}
