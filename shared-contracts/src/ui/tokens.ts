import type { Theme } from '@fluentui/react-components';

type TokenName = keyof Theme & string;

/** The theme's values as CSS variables, by name. A proxy: the table of all their names would weigh some kilobytes. */
export const tokens = new Proxy({} as Readonly<Record<TokenName, string>>, {
  get: (_, name) => `var(--${String(name)})`,
});
