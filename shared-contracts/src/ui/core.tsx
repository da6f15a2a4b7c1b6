/** The design system's first tier: what every screen needs at once. Only this folder imports Fluent. */
export {
  Body1,
  Button,
  Caption1,
  Link,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  MessageBarTitle,
  makeResetStyles,
  makeStyles,
  mergeClasses,
  Spinner,
  Subtitle1,
  Subtitle2,
  Text,
  Title2,
  Title3,
  tokens,
  useId,
} from '@fluentui/react-components';
export { UiProvider } from './provider';
