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
export function DiscardDialog({
  open = true,
  onKeep,
  onDiscard,
}: {
  /** Stays mounted while closed where what is below goes on: else that stays hidden from assistive technology. */
  open?: boolean;
  onKeep(): void;
  onDiscard(): void;
}) {
  const text = useText();
  return (
    <Dialog open={open} modalType="alert" onOpenChange={(_, data) => !data.open && onKeep()}>
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
