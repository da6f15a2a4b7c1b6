import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  notice: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    textAlign: 'center',
    gap: '12px',
    flexGrow: 1,
    padding: '24px',
  },
});

/** A short text with its next step, in place of what is not there. */
export function Notice({ children }: { children: ReactNode }) {
  return <div className={useStyles().notice}>{children}</div>;
}
