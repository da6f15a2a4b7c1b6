import { type ItemImportResult, itemEndpoints } from '@canchero/shared-contracts/item';
import { useCallOnce, useHost } from '@canchero/shared-contracts/kit';
import { categoriesKey, itemsKey } from '../../../catalogue/queries';

/** Calls of an import of items. Both reject with AppError; a retry imports a file once. */
export function useImport(clubId: string) {
  const host = useHost();
  const callOnce = useCallOnce();
  const send = (content: string, dry_run: boolean): Promise<ItemImportResult> =>
    callOnce(itemEndpoints.import, { params: { clubId }, body: { content, dry_run, on_problem: 'skip' } });
  return {
    /** Returns the effect of a file without writing. */
    preview: (content: string) => send(content, true),
    /** Writes the valid lines and skips the others. */
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
