import { Button } from '@canchero/shared-contracts/ui';
import { PrintRegular } from '@fluentui/react-icons/headless/svg/print';
import { useText } from '../text';

/** Prints the screen; the browser's dialog also saves it as PDF. */
export function PrintButton() {
  const text = useText();
  return (
    <Button icon={<PrintRegular />} onClick={() => window.print()}>
      {text('page.print')}
    </Button>
  );
}
