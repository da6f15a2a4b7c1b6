/** First tier of the design system: controls that every screen needs at once. Only this folder imports Fluent. */
export {
  Button,
  makeStyles,
  mergeClasses,
  Text,
  useId,
} from '@fluentui/react-components';
export { BrandMark } from './brand-mark';
export { Flag } from './flag';
export { LabelsProvider, type UiLabels } from './labels';
export { LoadError } from './load-error';
export { MessageBar, MessageBarActions, MessageBarBody, MessageBarTitle } from './message-bar';
export { Notice } from './notice';
export { PickDate } from './pick-date';
export { UiProvider } from './provider';
export { ScreenLoading } from './screen-loading';
export { Spinner } from './spinner';
export { Caption1, Subtitle1, Subtitle2, Title2, Title3 } from './text';
export { tokens } from './tokens';
export { TOUCH_HEIGHT, TOUCH_TARGETS } from './touch';
export { VISUALLY_HIDDEN, VisuallyHidden } from './visually-hidden';
