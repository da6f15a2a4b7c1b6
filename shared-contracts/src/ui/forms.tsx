/** Fields, loaded when a screen with a form is first opened. */

export {
  Checkbox,
  Combobox,
  Dropdown,
  Field,
  Input,
  Label,
  Option,
  Radio,
  RadioGroup,
  Select,
  SpinButton,
  Switch,
  Textarea,
  ToggleButton,
} from '@fluentui/react-components';
export { AmountField } from './amount-field';
export { CheckChoice } from './check-choice';
export { Choice } from './choice';
export { DateField } from './date-field';
export { MethodIcon } from './method-icon';
export { SearchField } from './search-field';
export { type Tile, TileChoice } from './tile-choice';
export { TimeField } from './time-field';
