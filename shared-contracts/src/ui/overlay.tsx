/** Overlays (dialogs, drawers, menus, popovers, tooltips, toasts), and tabs and skeletons. */
export {
  DialogBody,
  DialogContent,
  DialogTitle,
  DialogTrigger,
  DrawerBody,
  DrawerFooter,
  DrawerHeader,
  DrawerHeaderTitle,
  InlineDrawer,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemLink,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Popover,
  PopoverSurface,
  PopoverTrigger,
  Skeleton,
  SkeletonItem,
  Tab,
  TabList,
  Toast,
  ToastBody,
  Toaster,
  ToastFooter,
  ToastTitle,
  ToastTrigger,
  Tooltip,
  useToastController,
} from '@fluentui/react-components';
export { DialogActions } from './dialog-actions';
export { DialogForm } from './dialog-form';
export { DialogHost } from './dialog-host';
export { DiscardDialog } from './discard-dialog';
export { lookAfterFocus } from './focus-back';
export { FormPanel } from './form-panel';
export { ImportDialog, type ImportPlan } from './import-dialog';
export { intoView } from './into-view';
export { Dialog, DialogSurface, OverlayDrawer } from './modal';
export { Question } from './question';
export { SidePanel, SidePanelBody, SidePanelFooter, SidePanelFrame, SidePanelHeader } from './side-panel';
export { useFailure } from './use-failure';
export { useWhileOpen } from './use-while-open';
