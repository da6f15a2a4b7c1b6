import { makeStyles } from '@fluentui/react-components';
import { tokens } from './tokens';

/** Styles of rows in either kind of table. */
export const useRowStyles = makeStyles({
  /** Link of a row: the whole row leads to its target. Controls beside it take `aboveLink`. */
  link: {
    color: 'inherit',
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible': { outlineStyle: 'none' },
    ':focus-visible::after': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  aboveLink: { position: 'relative', zIndex: 1 },
  /** Row of a record that is no longer in use. */
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** Styles of text in cells. */
export const useCellStyles = makeStyles({
  muted: { color: tokens.colorNeutralForeground2 },
  small: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground2,
  },
});
