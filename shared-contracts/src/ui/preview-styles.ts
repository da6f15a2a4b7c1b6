import { makeStyles } from '@fluentui/react-components';
import { tokens } from './tokens';

/** Table in a dialog that previews a change. */
export const usePreviewStyles = makeStyles({
  place: { overflow: 'auto', maxHeight: 'min(420px, 45vh)' },
  table: { borderCollapse: 'collapse', width: '100%' },
  wide: { minWidth: '640px' },
  cell: {
    padding: '4px 12px',
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    overflowWrap: 'break-word',
  },
  head: {
    position: 'sticky',
    top: 0,
    whiteSpace: 'nowrap',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground1,
  },
  number: { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  effect: { color: tokens.colorNeutralForeground2, whiteSpace: 'nowrap' },
  muted: { color: tokens.colorNeutralForeground2 },
  strong: { fontWeight: tokens.fontWeightSemibold },
  /** Column that stays while the others are scrolled sideways. */
  first: {
    position: 'sticky',
    left: 0,
    minWidth: '48px',
    maxWidth: '128px',
    backgroundColor: 'inherit',
    fontVariantNumeric: 'tabular-nums',
  },
  reason: { minWidth: '104px' },
  value: { maxWidth: '168px' },
  good: { backgroundColor: tokens.colorNeutralBackground1 },
  bad: { backgroundColor: tokens.colorStatusDangerBackground1 },
  problem: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
});
