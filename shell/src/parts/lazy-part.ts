import { lazyPart as lazyComponent } from '@canchero/shared-contracts/kit';
import type { ComponentType, ReactNode } from 'react';
import { loadAllTexts } from '../i18n/intl';

type Draw = (props: never) => ReactNode;
type PropsOf<Part extends Draw> = Part extends () => ReactNode ? object : Parameters<Part>[0];

/**
 * A component of the shell that is not in the first load: fetched when it is first drawn, with the texts that come
 * later. `load` imports its module, `name` is its name there.
 */
export const lazyPart = <Name extends string, Module extends Record<Name, Draw>>(
  load: () => Promise<Module>,
  name: Name,
) =>
  lazyComponent(async () => {
    const [module] = await Promise.all([load(), loadAllTexts()]);
    return module[name] as ComponentType<PropsOf<Module[Name]>>;
  });
