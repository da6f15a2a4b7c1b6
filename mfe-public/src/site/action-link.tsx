import { Link } from '@canchero/shared-contracts/router';
import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import type { ReactNode } from 'react';
import { STILL } from './breakpoints';

const useStyles = makeStyles({
  action: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    boxSizing: 'border-box',
    minHeight: '40px',
    paddingInline: '16px',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorTransparentStroke}`,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
    textDecorationLine: 'none',
    textAlign: 'center',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: tokens.durationFaster,
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '2px' },
    [STILL]: { transitionDuration: '0s' },
  },
  large: { minHeight: '52px', paddingInline: '28px', fontSize: tokens.fontSizeBase400 },
  primary: {
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    boxShadow: tokens.shadow4,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
    ':active': { backgroundColor: tokens.colorBrandBackgroundPressed },
  },
  outline: {
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':active': { backgroundColor: tokens.colorNeutralBackground1Pressed },
  },
  subtle: {
    color: tokens.colorNeutralForeground2,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground1 },
    ':active': { backgroundColor: tokens.colorSubtleBackgroundPressed },
  },
});

interface Props {
  /** Path within the product, or the URL of another site, which opens in a new tab. */
  to: string;
  look: 'primary' | 'outline' | 'subtle';
  large?: boolean;
  'aria-label'?: string;
  className?: string;
  children: ReactNode;
}

/** Link that looks like a button and can be opened in a new tab. */
export function ActionLink({ to, look, large, className, ...rest }: Props) {
  const styles = useStyles();
  const classes = mergeClasses(styles.action, styles[look], large && styles.large, className);
  if (to.startsWith('/')) return <Link {...rest} to={to} className={classes} />;
  return <a {...rest} href={to} target="_blank" rel="noopener noreferrer" className={classes} />;
}
