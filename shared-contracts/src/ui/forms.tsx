/**
 * Fields, loaded when a screen with a form is first opened. Controls stand beside their like, in parts that the
 * formatter does not merge, since their code compresses best that way: some 3 kB.
 */

export { Field, Label } from '@fluentui/react-components';

// what is ticked

export { Checkbox, Radio, RadioGroup, Switch } from '@fluentui/react-components';

// what is chosen from a list

export { Combobox, Dropdown, Option } from '@fluentui/react-components';

// what is typed

export { Input, Textarea } from './text-input';

// what looks like a typed text

export { Select, SpinButton } from '@fluentui/react-components';

// what is pressed, and fields of this design system

export { ToggleButton } from '@fluentui/react-components';
export { AmountField } from './amount-field';
export { CheckChoice } from './check-choice';
export { Choice } from './choice';
export { DateField } from './date-field';
export { MethodIcon } from './method-icon';
export { SearchField } from './search-field';
export { type Tile, TileChoice } from './tile-choice';
export { TimeField } from './time-field';
