import {
  Button,
  DrawerBody,
  DrawerFooter,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useLabels } from './labels';
import { OverlayDrawer } from './modal';
import { TOUCH_TARGETS } from './touch';

const useStyles = makeStyles({
  panel: { width: 'min(520px, 100vw)', ...TOUCH_TARGETS },
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    paddingTop: '12px',
    paddingBottom: '16px',
    '& > *': { flexShrink: 0 },
  },
  tabs: { overflowX: 'auto', marginLeft: '-8px', marginRight: '-8px' },
  footer: { flexWrap: 'wrap', rowGap: '8px' },
  spacer: { flexGrow: 1 },
});

interface FrameProps {
  /** Accessible name. */
  label: string;
  children: ReactNode;
  /** Called on Escape and on a press outside. */
  onClose(): void;
}

/** Drawer without a header, for content that brings its own. */
export function SidePanelFrame({ label, children, onClose }: FrameProps) {
  return (
    <OverlayDrawer
      open
      position="end"
      className={useStyles().panel}
      aria-label={label}
      onOpenChange={(_, data) => !data.open && onClose()}
    >
      {children}
    </OverlayDrawer>
  );
}

interface HeaderProps {
  title: string;
  /** Tabs below the title. */
  children?: ReactNode;
  onClose(): void;
}

/** Pixels of the previous tab that stay in sight. */
const BESIDE = 40;

/** Keeps the selected tab in sight where the tabs do not all fit. */
function useChosenInSight() {
  const bar = useRef<HTMLDivElement>(null);
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const chosen = bar.current?.querySelector('[role="tab"][aria-selected="true"]') ?? null;
    if (!bar.current || !chosen || chosen === last.current) return;
    last.current = chosen;
    const [room, tab] = [bar.current.getBoundingClientRect(), chosen.getBoundingClientRect()];
    if (tab.left < room.left || tab.right > room.right) bar.current.scrollLeft += tab.left - room.left - BESIDE;
  });
  return bar;
}

export function SidePanelHeader({ title, children, onClose }: HeaderProps) {
  const styles = useStyles();
  const bar = useChosenInSight();
  return (
    <DrawerHeader>
      <DrawerHeaderTitle
        action={
          <Button appearance="subtle" icon={<DismissRegular />} aria-label={useLabels().close} onClick={onClose} />
        }
      >
        {title}
      </DrawerHeaderTitle>
      {children && (
        <div ref={bar} className={styles.tabs}>
          {children}
        </div>
      )}
    </DrawerHeader>
  );
}

interface SidePanelProps extends Omit<HeaderProps, 'children'> {
  /** Tabs below the title. */
  tabs?: ReactNode;
  /** `SidePanelBody`, `SidePanelFooter`. */
  children: ReactNode;
}

/** Drawer at the end of the page about one record: title, content, actions. */
export const SidePanel = ({ title, tabs, children, onClose }: SidePanelProps) => (
  <SidePanelFrame label={title} onClose={onClose}>
    <SidePanelHeader title={title} onClose={onClose}>
      {tabs}
    </SidePanelHeader>
    {children}
  </SidePanelFrame>
);

/** Scrolling content of a panel, stacked. */
export const SidePanelBody = (props: ComponentProps<typeof DrawerBody>) => (
  <DrawerBody {...props} className={useStyles().body} />
);

/** Footer of a panel: the main action at the start, others at the end. */
export function SidePanelFooter({ children, others }: { children: ReactNode; others?: ReactNode }) {
  const styles = useStyles();
  return (
    <DrawerFooter className={styles.footer}>
      {children}
      <span className={styles.spacer} />
      {others}
    </DrawerFooter>
  );
}
