import { Notice, Spinner } from '@canchero/shared-contracts/ui';
import { useText } from '../text';

/** While a screen's code is on its way. */
export function ScreenLoading() {
  const text = useText();
  return (
    <Notice>
      <Spinner label={text('screen.loading')} />
    </Notice>
  );
}
