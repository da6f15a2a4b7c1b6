import { Button, makeStyles } from '@canchero/shared-contracts/ui';
import type { ReactElement } from 'react';

const TIGHT = '@media (max-width: 1680px)';

const useStyles = makeStyles({
  button: {
    flexShrink: 0,
    minWidth: 'auto',
    [TIGHT]: { paddingLeft: '5px', paddingRight: '5px', '& .fui-Button__icon': { marginRight: 0 } },
  },
  label: { whiteSpace: 'nowrap', [TIGHT]: { display: 'none' } },
});

interface ToolButtonProps {
  icon: ReactElement;
  label: string;
  /** Default: false. */
  disabled?: boolean;
  onClick(): void;
}

/** Action of the toolbar. Its label shows where there is room; elsewhere it is the icon's name. */
export function ToolButton({ icon, label, disabled, onClick }: ToolButtonProps) {
  const styles = useStyles();
  return (
    <Button
      appearance="subtle"
      className={styles.button}
      icon={icon}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <span className={styles.label}>{label}</span>
    </Button>
  );
}
