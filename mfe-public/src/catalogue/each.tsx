import { type ReactNode, useContext } from 'react';
import { TemplateContext } from './when';

interface Props<T> {
  /** Name of the list in the catalogue's view. */
  name: string;
  of: readonly T[];
  children(item: T): ReactNode;
}

/** Renders something for each item of a list; in a template once, as a section that the service repeats. */
export function Each<T>({ name, of, children }: Props<T>) {
  const items = of.map(children);
  if (!useContext(TemplateContext)) return items;
  return (
    <>
      {`{{#${name}}}`}
      {items}
      {`{{/${name}}}`}
    </>
  );
}
