import { type ReactNode, useDeferredValue } from 'react';

/**
 * Renders its children once the content above them is painted, at a lower priority, because they would delay the first
 * figures.
 */
export const AfterFirstPaint = ({ children }: { children: ReactNode }) =>
  useDeferredValue(true, false) ? children : null;
