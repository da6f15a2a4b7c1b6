import { Button, makeStyles } from '@canchero/shared-contracts/ui';
import { PrintRegular } from '@fluentui/react-icons/headless/svg/print';
import { useText } from '../text';

const useStyles = makeStyles({ button: { '@media (max-width: 600px)': { display: 'none' } } });

/** Prints the current view. */
export function PrintButton() {
  const text = useText();
  return (
    <Button
      className={useStyles().button}
      appearance="subtle"
      icon={<PrintRegular />}
      aria-label={text('agenda.print')}
      title={text('agenda.print')}
      onClick={() => window.print()}
    />
  );
}
