import { type ItemImportResult, itemEndpoints } from '@canchero/shared-contracts/item';
import { useHost, useOnce } from '@canchero/shared-contracts/kit';
import { categoriesKey, itemsKey } from '../../../catalogue/queries';

/** The calls of a file of items; both reject with AppError. A file that is tried again is imported once. */
export function useImport(clubId: string) {
  const host = useHost();
  const once = useOnce();
  const send = (content: string, dry_run: boolean): Promise<ItemImportResult> =>
    once([content, dry_run], (idempotencyKey) =>
      host.call(
        itemEndpoints.import,
        { params: { clubId }, body: { content, dry_run, on_problem: 'skip' } },
        { idempotencyKey },
      ),
    );
  return {
    /** What a file would add and change. */
    preview: (content: string) => send(content, true),
    /** Writes the lines that are right, leaves the others out. */
    import: async (content: string) => {
      const result = await send(content, false);
      const { queryClient } = host;
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: itemsKey(clubId) }),
        queryClient.invalidateQueries({ queryKey: categoriesKey(clubId) }),
      ]);
      return result;
    },
  };
}
