/** Icons that only overlays need; kept out of the first load. */
export { DismissRegular as DismissIcon } from '@fluentui/react-icons/headless/svg/dismiss';
