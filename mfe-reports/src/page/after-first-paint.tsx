import { type ReactNode, useDeferredValue } from 'react';

/** Renders its children once what stands above them is painted, at a lower priority: they would delay the first figures. */
export const AfterFirstPaint = ({ children }: { children: ReactNode }) =>
  useDeferredValue(true, false) ? children : null;
