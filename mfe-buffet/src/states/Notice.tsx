import { makeStyles } from '@canchero/shared-contracts/ui';
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

/** A short text with its action, in place of what is not there. */
export function Notice({ children }: { children: ReactNode }) {
  return <div className={useStyles().notice}>{children}</div>;
}
