import type { Theme } from '@fluentui/react-components';

type TokenName = keyof Theme & string;

/** CSS variables of the theme by name. A proxy, since a table of all names would weigh some kilobytes. */
export const tokens = new Proxy({} as Readonly<Record<TokenName, string>>, {
  get: (_, name) => `var(--${String(name)})`,
});
