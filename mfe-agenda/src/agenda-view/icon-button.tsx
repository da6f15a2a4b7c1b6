import { Button, makeStyles } from '@canchero/shared-contracts/ui';
import type { ReactElement } from 'react';

const useStyles = makeStyles({ button: { '@media (max-width: 600px)': { display: 'none' } } });

interface IconButtonProps {
  icon: ReactElement;
  label: string;
  /** Default: false. */
  disabled?: boolean;
  onClick(): void;
}

/** Action of the toolbar that is an icon alone. Phones have no room for it. */
export function IconButton({ icon, label, disabled, onClick }: IconButtonProps) {
  return (
    <Button
      className={useStyles().button}
      appearance="subtle"
      icon={icon}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    />
  );
}
