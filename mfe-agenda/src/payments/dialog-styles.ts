import { makeStyles, tokens } from '@canchero/shared-contracts/ui';

export const useDialogStyles = makeStyles({
  button: { whiteSpace: 'nowrap', maxWidth: 'none' },
  open: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '16px' },
  amount: {
    fontSize: tokens.fontSizeHero700,
    lineHeight: tokens.lineHeightHero700,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  muted: { color: tokens.colorNeutralForeground2 },
  change: { fontWeight: tokens.fontWeightSemibold, fontVariantNumeric: 'tabular-nums' },
});
