import {
  Button,
  DrawerBody,
  DrawerFooter,
  DrawerHeader,
  DrawerHeaderTitle,
  InlineDrawer,
  makeStyles,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useLabels } from './labels';
import { OverlayDrawer } from './modal';
import { tokens } from './tokens';

const useStyles = makeStyles({
  panel: { width: 'min(520px, 100vw)' },
  body: {
    display: 'flex',
    flexDirection: 'column',
    gap: '16px',
    paddingTop: '12px',
    paddingBottom: '16px',
    '& > *': { flexShrink: 0 },
  },
  beside: {
    width: 'clamp(400px, 34vw, 480px)',
    maxWidth: '100%',
    height: 'auto',
    flexShrink: 0,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    outlineStyle: 'none',
    '@media (max-width: 1199px)': {
      position: 'fixed',
      inset: '0 0 0 auto',
      zIndex: 1000,
      boxShadow: tokens.shadow64,
      borderRadius: 0,
    },
    '@media print': { display: 'none' },
  },
  title: { overflowWrap: 'anywhere' },
  detail: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
  },
  tabs: { overflowX: 'auto', marginLeft: '-8px', marginRight: '-8px' },
  footer: { flexWrap: 'wrap', rowGap: '8px' },
  spacer: { flexGrow: 1 },
});

interface FrameProps {
  /** Accessible name. */
  label: string;
  /**
   * True to open beside the content of a row, which stays in sight and usable, rather than over the page. Must not
   * change while the drawer is open: what is typed would be lost.
   */
  beside?: boolean;
  children: ReactNode;
  /** Called on Escape and, over the page, on a press outside. */
  onClose(): void;
}

/** Drawer without a header, for content that brings its own. */
export function SidePanelFrame({ label, beside = false, children, onClose }: FrameProps) {
  const styles = useStyles();
  if (beside) {
    return (
      <BesidePanel label={label} onClose={onClose}>
        {children}
      </BesidePanel>
    );
  }
  return (
    <OverlayDrawer
      open
      position="end"
      className={styles.panel}
      aria-label={label}
      onOpenChange={(_, data) => !data.open && onClose()}
    >
      {children}
    </OverlayDrawer>
  );
}

/** Drawer in the flow of a row. Dialogs, menus and fields of the page keep their Escape. */
function BesidePanel({ label, children, onClose }: FrameProps) {
  const styles = useStyles();
  const panel = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    let others = false;
    const ask = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape') others = !(target instanceof Element) || keepsEscape(target, panel.current);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !others) close.current();
    };
    // asked before anything closes
    window.addEventListener('keydown', ask, true);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('keydown', ask, true);
      window.removeEventListener('keydown', onKey);
    };
  }, []);
  return (
    <InlineDrawer
      ref={panel}
      open
      position="end"
      surfaceMotion={null}
      role="dialog"
      aria-modal={false}
      aria-label={label}
      tabIndex={-1}
      className={styles.beside}
    >
      {children}
    </InlineDrawer>
  );
}

/** Checks whether Escape in an element is for something else than the drawer beside the content. */
function keepsEscape(element: Element, panel: Element | null): boolean {
  if (document.querySelector('[aria-modal="true"]')) return true;
  if (element.closest('[role="menu"], [role="listbox"], [aria-expanded="true"]')) return true;
  return !panel?.contains(element) && element.matches('input, textarea, select');
}

interface HeaderProps {
  title: string;
  /** Line below the title. */
  detail?: string | undefined;
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

/** Head of a side panel: its title, a line of detail, tabs, and the button that closes it. */
export function SidePanelHeader({ title, detail, children, onClose }: HeaderProps) {
  const styles = useStyles();
  const bar = useChosenInSight();
  return (
    <DrawerHeader>
      <DrawerHeaderTitle
        className={styles.title}
        action={
          <Button appearance="subtle" icon={<DismissRegular />} aria-label={useLabels().close} onClick={onClose} />
        }
      >
        {title}
      </DrawerHeaderTitle>
      {detail && (
        <div className={styles.detail} title={detail}>
          {detail}
        </div>
      )}
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
