import { Page } from '../../page/Page';
import { ITEM_SECTIONS } from '../../page/sections';
import { useText } from '../../text';

export function StockScreen() {
  const text = useText();
  return <Page title={text('stock.title')} sections={ITEM_SECTIONS} />;
}
