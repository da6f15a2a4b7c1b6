import { PrintRegular } from '@fluentui/react-icons/headless/svg/print';
import { useText } from '../text';
import { IconButton } from './icon-button';

/** Prints the current view. */
export function PrintButton() {
  const text = useText();
  return <IconButton icon={<PrintRegular />} label={text('agenda.print')} onClick={() => window.print()} />;
}
