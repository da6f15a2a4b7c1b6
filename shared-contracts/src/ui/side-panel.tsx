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
  /** What it is about, for those who do not see it. */
  label: string;
  children: ReactNode;
  /** Escape, or a press beside it. */
  onClose(): void;
}

/** The drawer itself, for content that brings its header along. */
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
  /** Below the title: tabs. */
  children?: ReactNode;
  onClose(): void;
}

/** Pixels of the tab before that stay in sight. */
const BESIDE = 40;

/** Where the tabs do not all fit, the one that is chosen is in sight. */
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
  /** Below the title: tabs. */
  tabs?: ReactNode;
  /** `SidePanelBody`, `SidePanelFooter`. */
  children: ReactNode;
}

/** A drawer at the end of the page for one thing: its title, what is to be known or done, the actions below. */
export const SidePanel = ({ title, tabs, children, onClose }: SidePanelProps) => (
  <SidePanelFrame label={title} onClose={onClose}>
    <SidePanelHeader title={title} onClose={onClose}>
      {tabs}
    </SidePanelHeader>
    {children}
  </SidePanelFrame>
);

/** What scrolls: one below the other. */
export const SidePanelBody = (props: ComponentProps<typeof DrawerBody>) => (
  <DrawerBody {...props} className={useStyles().body} />
);

/** The action at the start, what else can be done at the end. */
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
