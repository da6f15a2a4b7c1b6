import { Button } from '@canchero/shared-contracts/ui';
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@canchero/shared-contracts/ui-overlay';
import { useText } from '../text';

/** Asks before what was typed is thrown away. */
export function DiscardDialog({ onKeep, onDiscard }: { onKeep(): void; onDiscard(): void }) {
  const text = useText();
  return (
    <Dialog open modalType="alert" onOpenChange={(_, data) => !data.open && onKeep()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{text('discard.title')}</DialogTitle>
          <DialogContent>{text('discard.body')}</DialogContent>
          <DialogActions>
            <Button onClick={onKeep}>{text('discard.keep')}</Button>
            <Button appearance="primary" onClick={onDiscard}>
              {text('discard.confirm')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
