import { Page } from '../../page/Page';
import { BUFFET_SECTIONS } from '../../page/sections';
import { useText } from '../../text';

export function CashScreen() {
  const text = useText();
  return <Page title={text('cash.title')} sections={BUFFET_SECTIONS} />;
}
