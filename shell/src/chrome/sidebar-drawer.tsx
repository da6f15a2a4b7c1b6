import { OverlayDrawer } from '@canchero/shared-contracts/ui-overlay';
import { Sidebar } from './sidebar';

/** Shows the menu on small screens. */
export function SidebarDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <OverlayDrawer open={open} onOpenChange={(_, data) => !data.open && onClose()} style={{ width: 280 }}>
      <Sidebar collapsed={false} />
    </OverlayDrawer>
  );
}
