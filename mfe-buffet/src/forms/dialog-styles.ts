import { makeStyles } from '@canchero/shared-contracts/ui';

export const useDialogStyles = makeStyles({
  surface: { width: 'min(480px, calc(100vw - 16px))' },
  wide: { width: 'min(860px, calc(100vw - 16px))', maxWidth: 'none' },
  place: { outlineStyle: 'none' },
  content: { display: 'flex', flexDirection: 'column', gap: '16px', paddingBottom: '8px' },
  button: { whiteSpace: 'nowrap', maxWidth: 'none' },
});
