import { createContext, type ReactNode, useContext } from 'react';

/** True while the page is rendered as a template: the service fills in the catalogue with each answer. */
export const TemplateContext = createContext(false);

interface Props {
  /** Value of the catalogue that decides. */
  flag: boolean | string | object | null;
  /** Its name in the catalogue's view, as seen from the enclosing section. */
  name: string;
  children: ReactNode;
  /** Default: nothing. */
  otherwise?: ReactNode;
}

/**
 * Renders its children if a value of the catalogue is true or not empty. A template holds both cases, as sections among
 * which the service chooses; every part of the page that depends on the catalogue is in one of these.
 * @see https://mustache.github.io/mustache.5.html
 */
export function When({ flag, name, children, otherwise = null }: Props) {
  if (!useContext(TemplateContext)) return flag ? children : otherwise;
  return (
    <>
      {`{{#${name}}}`}
      {children}
      {`{{/${name}}}`}
      {otherwise !== null && (
        <>
          {`{{^${name}}}`}
          {otherwise}
          {`{{/${name}}}`}
        </>
      )}
    </>
  );
}
