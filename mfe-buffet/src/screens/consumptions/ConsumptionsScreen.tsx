import { Page } from '../../page/Page';

import { useText } from '../../text';

export function ConsumptionsScreen() {
  const text = useText();
  return <Page title={text('consumptions.title')} />;
}
