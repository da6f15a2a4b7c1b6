import type { Category } from '@canchero/shared-contracts/item';
import { tokens } from '@canchero/shared-contracts/ui';

const ACCENTS = [
  tokens.colorPaletteTealBorderActive,
  tokens.colorPaletteMarigoldBorderActive,
  tokens.colorPaletteBerryBorderActive,
  tokens.colorPaletteBlueBorderActive,
  tokens.colorPaletteLightGreenBorderActive,
  tokens.colorPaletteDarkOrangeBorderActive,
  tokens.colorPalettePurpleBorderActive,
  tokens.colorPaletteCranberryBorderActive,
];

/** Returns the colour of a category's items, by the category's position. */
export function accentsOf(categories: readonly Category[]): (categoryId: string | null) => string {
  const colors = new Map(categories.map(({ id }, i) => [id, ACCENTS[i % ACCENTS.length]]));
  return (id) => (id && colors.get(id)) || tokens.colorNeutralStroke1;
}
