import { Page } from '../../page/Page';
import { BUFFET_SECTIONS } from '../../page/sections';
import { useText } from '../../text';

export function OrdersScreen() {
  const text = useText();
  return <Page title={text('orders.title')} sections={BUFFET_SECTIONS} />;
}
