import { type BrandVariants, createDarkTheme, createLightTheme, type Theme } from '@fluentui/react-components';

/** Canchero's accent: the teal of a padel court. 80 carries white text at 4.5:1 or better. */
const brand: BrandVariants = {
  10: '#03181b',
  20: '#052429',
  30: '#07343b',
  40: '#0a454d',
  50: '#0b525b',
  60: '#0c5f68',
  70: '#0e6c75',
  80: '#0f7a84',
  90: '#14929b',
  100: '#1ba8b1',
  110: '#24bfc6',
  120: '#3acfd4',
  130: '#60d4d7',
  140: '#88dcdd',
  150: '#b2e6e6',
  160: '#daf1f1',
};

export const lightTheme: Theme = createLightTheme(brand);
export const darkTheme: Theme = {
  ...createDarkTheme(brand),
  // links and accents need more light on dark grounds than Fluent's default steps give
  colorBrandForeground1: brand[110],
  colorBrandForeground2: brand[120],
};
