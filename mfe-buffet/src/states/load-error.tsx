import { LoadError as Failure } from '@canchero/shared-contracts/ui';
import type { ComponentProps } from 'react';
import { useText } from '../text';

/** Something could not be read: what, why, and the way to try again. */
export const LoadError = (props: Omit<ComponentProps<typeof Failure>, 'retry'>) => (
  <Failure {...props} retry={useText()('state.retry')} />
);
