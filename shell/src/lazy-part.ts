import { type FunctionComponent, type LazyExoticComponent, lazy, type ReactNode } from 'react';
import { loadAllTexts } from './i18n/intl';

type Draw = (props: never) => ReactNode;
type PropsOf<Part extends Draw> = Part extends () => ReactNode ? object : Parameters<Part>[0];

type LazyPart<Props> = LazyExoticComponent<FunctionComponent<Props>> & {
  /** Fetches it before it is drawn. A failure shows when it is. */
  prepare(): void;
};

/**
 * A component of the shell that is not in the first load: fetched when it is first drawn, with the texts that come
 * later. `load` imports its module, `name` is its name there.
 */
export function lazyPart<Name extends string, Module extends Record<Name, Draw>>(
  load: () => Promise<Module>,
  name: Name,
): LazyPart<PropsOf<Module[Name]>> {
  const fetchPart = async () => {
    const [module] = await Promise.all([load(), loadAllTexts()]);
    return { default: module[name] as FunctionComponent<PropsOf<Module[Name]>> };
  };
  const prepare = () => fetchPart().catch((error: unknown) => console.warn(`${name} was not fetched ahead`, error));
  return Object.assign(lazy(fetchPart), { prepare: () => void prepare() });
}
