import { useLabels } from './labels';
import { Notice } from './notice';
import { Spinner } from './spinner';

/** Placeholder of a screen while its code or data loads. */
export const ScreenLoading = () => (
  <Notice>
    <Spinner label={useLabels().loading} />
  </Notice>
);
