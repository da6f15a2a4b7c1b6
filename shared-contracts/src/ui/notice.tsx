import { makeStyles } from '@fluentui/react-components';
import type { ReactNode } from 'react';

const useStyles = makeStyles({
  notice: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    textAlign: 'center',
    // a text has an alignment of its own
    '& .fui-Text': { textAlign: 'center' },
    gap: '12px',
    flexGrow: 1,
    padding: '24px',
  },
});

/** Short text with a next step, in an empty place. */
export function Notice({ children }: { children: ReactNode }) {
  return <div className={useStyles().notice}>{children}</div>;
}
