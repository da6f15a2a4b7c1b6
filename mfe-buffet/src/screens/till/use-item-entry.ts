import type { Item } from '@canchero/shared-contracts/item';
import { newId, useHost } from '@canchero/shared-contracts/kit';
import { useText } from '../../text';
import { useStableCallback } from '../../use-stable-callback';
import { heldOf } from './model/resumed-order';
import { quantities, withItem } from './model/ticket';
import { itemOfCode, itemsOnShelf } from './model/tiles';
import type { OpenTickets } from './use-tickets';

/** Text that a scanner may have typed. */
const CODE = /^\s*\d{4,}\s*$/;

interface ItemEntry {
  /** Adds one piece of an item. */
  tap(id: string): void;
  /** Adds the item of a barcode. */
  scan(code: string): void;
  /** Adds the item that was typed: its code, or a search with one match. Returns true if the text is done with. */
  enter(typed: string): boolean;
}

/** Returns the ways in which items come onto the current ticket. `onAdd` is called before a piece is added. */
export function useItemEntry(
  items: readonly Item[],
  byId: ReadonlyMap<string, Item>,
  { current, change }: OpenTickets,
  onAdd: () => void,
): ItemEntry {
  const text = useText();
  const host = useHost();
  const tap = useStableCallback((id: string) => {
    const item = byId.get(id);
    if (!item) return;
    // the quantity that a resumed order holds is available to its ticket
    if (item.track_stock && item.stock <= 0 && (quantities(current).get(id) ?? 0) >= heldOf(current, id)) {
      host.toast({ intent: 'warning', body: text('tile.gone', { name: item.name }) });
      return;
    }
    onAdd();
    change((ticket) => withItem(ticket, item, newId()));
  });
  const sayUnknown = (code: string) => host.toast({ intent: 'warning', body: text('till.unknownCode', { code }) });
  const scan = (code: string) => {
    const item = itemOfCode(items, code);
    if (item) tap(item.id);
    else sayUnknown(code);
  };
  const enter = useStableCallback((typed: string) => {
    const [match, ...others] = typed.trim() ? itemsOnShelf(items, 'all', typed) : [];
    const item = itemOfCode(items, typed) ?? (others.length === 0 ? match : undefined);
    if (item) tap(item.id);
    const isUnknownCode = !match && CODE.test(typed);
    if (isUnknownCode) sayUnknown(typed);
    return item !== undefined || isUnknownCode;
  });
  return { tap, scan, enter };
}
