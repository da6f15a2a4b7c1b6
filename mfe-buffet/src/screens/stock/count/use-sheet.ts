import type { Item } from '@canchero/shared-contracts/item';
import { useHost } from '@canchero/shared-contracts/kit';
import { useCallback, useEffect, useState } from 'react';
import { readSheet, type Sheet, withCount, without } from '../model/count';

/** Count sheet of a club. This browser keeps it, since a count takes long. */
export function useSheet(clubId: string) {
  const { drafts } = useHost();
  const name = `mfe-buffet/count/${clubId}`;
  const [sheet, setSheet] = useState<Sheet>(() => readSheet(drafts.read(name)));
  useEffect(() => drafts.onChange(name, () => setSheet(readSheet(drafts.read(name)))), [drafts, name]);
  const keep = useCallback(
    (change: (sheet: Sheet) => Sheet) => {
      // from the draft and not from the state, which may not have heard of another tab's count yet
      const next = change(readSheet(drafts.read(name)));
      drafts.write(name, next);
      setSheet(next);
    },
    [drafts, name],
  );
  return {
    sheet,
    write: useCallback((item: Item, typed: string) => keep((before) => withCount(before, item, typed)), [keep]),
    /** Takes lines off that are saved. */
    take: useCallback((itemIds: readonly string[]) => keep((before) => without(before, itemIds)), [keep]),
    wipe: useCallback(() => keep(() => ({})), [keep]),
  };
}
