import { makeStyles, tokens } from '@canchero/shared-contracts/ui';

/** Styles of the toolbar's plain fields. The design system's fields load with the first form. */
export const useFieldStyles = makeStyles({
  field: {
    boxSizing: 'border-box',
    height: '32px',
    maxWidth: '180px',
    padding: '0 8px',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderBottomColor: tokens.colorNeutralStrokeAccessible,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    colorScheme: 'inherit',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-1px' },
  },
});
