import { Button, makeStyles, Spinner } from '@canchero/shared-contracts/ui';
import { ArrowDownloadRegular } from '@fluentui/react-icons/headless/svg/arrow-download';
import type { ComponentProps } from 'react';
import { useText } from '../text';

type ExportButtonProps = ComponentProps<typeof Button> & {
  /** Default: to export. */
  label?: string | undefined;
  disabled: boolean;
  pending: boolean;
};

const useStyles = makeStyles({ button: { '@media print': { display: 'none' } } });

/** Button that opens the choice of the kind of file, which passes it the other props. */
export function ExportButton({ label, disabled, pending, ...trigger }: ExportButtonProps) {
  const text = useText();
  const styles = useStyles();
  return (
    <Button
      {...trigger}
      className={styles.button}
      icon={pending ? <Spinner size="tiny" /> : <ArrowDownloadRegular />}
      aria-busy={pending}
      disabledFocusable={disabled || pending}
    >
      {pending ? text('export.pending') : (label ?? text('export.menu'))}
    </Button>
  );
}
