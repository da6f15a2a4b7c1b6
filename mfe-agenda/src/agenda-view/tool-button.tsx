import { Button, makeStyles, VISUALLY_HIDDEN } from '@canchero/shared-contracts/ui';
import type { ReactElement } from 'react';

const useStyles = makeStyles({
  button: { minWidth: 0 },
  label: { whiteSpace: 'nowrap', '@media (max-width: 1500px)': VISUALLY_HIDDEN },
});

/** Action of the toolbar. Its label shows where there is room; elsewhere it is the icon's name. */
export function ToolButton({ icon, label, onClick }: { icon: ReactElement; label: string; onClick(): void }) {
  const styles = useStyles();
  return (
    <Button appearance="subtle" className={styles.button} icon={icon} title={label} onClick={onClick}>
      <span className={styles.label}>{label}</span>
    </Button>
  );
}
