import type { ItemImportResult } from '@canchero/shared-contracts/item';
import { useClub, useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { ImportDialog, type ImportPlan } from '@canchero/shared-contracts/ui-overlay';
import { useText } from '../../../text';
import { ItemsPreview } from './items-preview';
import { useImport } from './use-import';

/** Import of items from a file. */
export function ImportItemsDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const text = useText();
  const host = useHost();
  const send = useImport(useClub().id);
  const count = ({ created, updated }: ItemImportResult) => created + updated;
  const plan: ImportPlan<ItemImportResult> = {
    texts: {
      title: text('import.title'),
      hint: text('import.hint'),
      columns: text('import.columns'),
      choose: text('import.choose'),
      another: text('import.another'),
    },
    preview: send.preview,
    write: async (content) => {
      const result = await send.import(content);
      host.toast({ intent: 'success', body: text('import.done', { count: count(result) }) });
    },
    count,
    action: (preview) =>
      text(preview.invalid > 0 ? 'import.some' : 'import.all', { count: count(preview), invalid: preview.invalid }),
    show: (preview) => <ItemsPreview preview={preview} />,
  };
  return <ImportDialog open={open} plan={plan} explain={useErrorText()} onClose={onClose} />;
}
