import { Page } from '../../page/Page';
import { ITEM_SECTIONS } from '../../page/sections';
import { useText } from '../../text';

export function ItemsScreen() {
  const text = useText();
  return <Page title={text('items.title')} sections={ITEM_SECTIONS} />;
}
