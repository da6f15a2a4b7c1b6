/** Icons of the shell. One import per icon: the package's root would bring thousands into every build. */
import type { IconName } from '@canchero/shared-contracts/mfe';
import { AlertRegular } from '@fluentui/react-icons/headless/svg/alert';
import { AppsRegular } from '@fluentui/react-icons/headless/svg/apps';
import { BoxRegular } from '@fluentui/react-icons/headless/svg/box';
import { BuildingRegular } from '@fluentui/react-icons/headless/svg/building';
import { CalendarCheckmarkRegular } from '@fluentui/react-icons/headless/svg/calendar-checkmark';
import { CalendarLtrRegular } from '@fluentui/react-icons/headless/svg/calendar-ltr';
import { CartRegular } from '@fluentui/react-icons/headless/svg/cart';
import { ClipboardTaskRegular } from '@fluentui/react-icons/headless/svg/clipboard-task';
import { DataBarVerticalRegular } from '@fluentui/react-icons/headless/svg/data-bar-vertical';
import { DataTrendingRegular } from '@fluentui/react-icons/headless/svg/data-trending';
import { FoodRegular } from '@fluentui/react-icons/headless/svg/food';
import { LayoutCellFourRegular } from '@fluentui/react-icons/headless/svg/layout-cell-four';
import { MoneyRegular } from '@fluentui/react-icons/headless/svg/money';
import { PeopleRegular } from '@fluentui/react-icons/headless/svg/people';
import { PersonRegular } from '@fluentui/react-icons/headless/svg/person';
import { ReceiptRegular } from '@fluentui/react-icons/headless/svg/receipt';
import { SettingsRegular } from '@fluentui/react-icons/headless/svg/settings';
import { ShieldRegular } from '@fluentui/react-icons/headless/svg/shield';
import type { ComponentType } from 'react';

export { ChevronDownRegular as ChevronDownIcon } from '@fluentui/react-icons/headless/svg/chevron-down';
export { ChevronRightRegular as ChevronRightIcon } from '@fluentui/react-icons/headless/svg/chevron-right';
export { LockClosedRegular as LockIcon } from '@fluentui/react-icons/headless/svg/lock-closed';
export { NavigationRegular as MenuIcon } from '@fluentui/react-icons/headless/svg/navigation';
export { PanelLeftContractRegular as CollapseIcon } from '@fluentui/react-icons/headless/svg/panel-left-contract';
export { PanelLeftExpandRegular as ExpandIcon } from '@fluentui/react-icons/headless/svg/panel-left-expand';
export { SearchRegular as SearchIcon } from '@fluentui/react-icons/headless/svg/search';
export { WeatherMoonRegular as MoonIcon } from '@fluentui/react-icons/headless/svg/weather-moon';
export { WeatherSunnyRegular as SunIcon } from '@fluentui/react-icons/headless/svg/weather-sunny';
export { AlertRegular as BellIcon };

/** Icons by the names that remotes use in their menu entries. */
const NAMED: Readonly<Record<string, ComponentType>> = {
  booking: CalendarCheckmarkRegular,
  building: BuildingRegular,
  calendar: CalendarLtrRegular,
  cart: CartRegular,
  cash: MoneyRegular,
  chart: DataBarVerticalRegular,
  clipboard: ClipboardTaskRegular,
  court: LayoutCellFourRegular,
  food: FoodRegular,
  items: BoxRegular,
  people: PeopleRegular,
  person: PersonRegular,
  receipt: ReceiptRegular,
  settings: SettingsRegular,
  shield: ShieldRegular,
  trend: DataTrendingRegular,
} satisfies Readonly<Record<IconName, ComponentType>>;

/** Returns the icon of a name; a general one for a name that a newer remote uses. */
export const namedIcon = (name: string): ComponentType => NAMED[name] ?? AppsRegular;
