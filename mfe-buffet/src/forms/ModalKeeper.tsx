import { OverlayDrawer } from '@canchero/shared-contracts/ui-overlay';

/**
 * A drawer that never opens. The focus manager behind overlays goes with the last of them, and then leaves the page
 * hidden from assistive technology; while one is mounted, it stays and tidies up.
 */
export const ModalKeeper = () => <OverlayDrawer open={false} />;
