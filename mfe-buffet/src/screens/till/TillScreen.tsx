import { Page } from '../../page/Page';
import { BUFFET_SECTIONS } from '../../page/sections';
import { useText } from '../../text';

export function TillScreen() {
  const text = useText();
  return <Page title={text('till.title')} sections={BUFFET_SECTIONS} />;
}
