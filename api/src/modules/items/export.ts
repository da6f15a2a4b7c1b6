import type { Language } from '@canchero/shared-contracts/core';
import type { Item } from '@canchero/shared-contracts/item';
import { type CsvTable, csvMoney } from '../../platform/csv/csv-file';
import type { Tx } from '../../platform/db/database';
import { textsIn } from '../../platform/texts/texts';
import en from './lang/en.json' with { type: 'json' };
import es from './lang/es.json' with { type: 'json' };
import pt from './lang/pt.json' with { type: 'json' };
import { selectCategories, selectItems } from './sql';

const textIn = textsIn({ es, en, pt });

/** Reads the items of a club by name, for a file that can be imported again. */
export async function exportItems(tx: Tx, clubId: string, language: Language): Promise<CsvTable<Item>> {
  const text = textIn(language);
  const yesNo = (value: boolean) => text(value ? 'value.yes' : 'value.no');
  const categories = new Map((await selectCategories(tx, clubId)).map((c) => [c.id, c.name]));
  return {
    name: text('file.name'),
    language,
    rows: await selectItems(tx, clubId),
    columns: [
      { title: text('column.name'), value: (i) => i.name },
      { title: text('column.sku'), value: (i) => i.sku },
      { title: text('column.category'), value: (i) => categories.get(i.category_id ?? '') ?? null },
      { title: text('column.price'), value: (i) => csvMoney(i.price) },
      { title: text('column.cost'), value: (i) => csvMoney(i.cost) },
      { title: text('column.track_stock'), value: (i) => yesNo(i.track_stock) },
      { title: text('column.stock'), value: (i) => (i.track_stock ? i.stock : null) },
      { title: text('column.min_stock'), value: (i) => i.min_stock },
      { title: text('column.favorite'), value: (i) => yesNo(i.favorite) },
      { title: text('column.active'), value: (i) => yesNo(i.active) },
    ],
  };
}
