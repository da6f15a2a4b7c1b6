import { type GriffelStyle, makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

/** Style of an element that only assistive technology reads. */
export const VISUALLY_HIDDEN: GriffelStyle = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

const useStyles = makeStyles({ hidden: VISUALLY_HIDDEN });

/** Text for assistive technology alone. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => (
  <span className={useStyles().hidden}>{children}</span>
);
