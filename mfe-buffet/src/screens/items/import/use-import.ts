import { type ItemImportResult, itemEndpoints } from '@canchero/shared-contracts/item';
import { newId, useHost } from '@canchero/shared-contracts/kit';
import { categoriesKey, itemsKey } from '../../../catalogue/queries';

/** The calls of a file of items; both reject with AppError. */
export function useImport(clubId: string) {
  const host = useHost();
  const send = (content: string, dry_run: boolean): Promise<ItemImportResult> =>
    host.call(
      itemEndpoints.import,
      { params: { clubId }, body: { content, dry_run, on_problem: 'skip' } },
      dry_run ? {} : { idempotencyKey: newId() },
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
