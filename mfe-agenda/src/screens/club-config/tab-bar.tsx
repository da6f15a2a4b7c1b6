import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';

const useStyles = makeStyles({
  /** Bar of tabs, which scrolls horizontally on phones. */
  bar: {
    position: 'relative',
    display: 'flex',
    flexShrink: 0,
    overflowX: 'auto',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  tab: {
    flexShrink: 0,
    padding: '10px 12px',
    border: 'none',
    borderBottom: '3px solid transparent',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    font: 'inherit',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':hover': { color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
  },
  chosen: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    borderBottomColor: tokens.colorBrandStroke1,
  },
});

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
/** Width of the previous tab that stays visible, in pixels. */
const BESIDE = 40;

interface TabBarProps<T extends string> {
  label: string;
  tabs: readonly T[];
  chosen: T;
  nameOf(tab: T): string;
  onChoose(tab: T): void;
}

/**
 * Tab bar of a screen: arrow keys move the focus, Enter selects. Replaces the design system's tabs, which add focus
 * traps that a page outside of an overlay must not have.
 * @see WAI-ARIA Authoring Practices, tabs with manual activation
 */
export function TabBar<T extends string>({ label, tabs, chosen, nameOf, onChoose }: TabBarProps<T>) {
  const styles = useStyles();
  const bar = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to each newly chosen tab
  useEffect(() => {
    const { current } = bar;
    if (!current) return;
    const show = () => {
      const tab = current.querySelector<HTMLElement>('[aria-selected="true"]');
      if (tab) current.scrollLeft = tab.offsetLeft - BESIDE;
    };
    show();
    // a window that becomes narrow hides tabs, such as when a phone is turned
    const observer = new ResizeObserver(show);
    observer.observe(current);
    return () => observer.disconnect();
  }, [chosen]);
  const move = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const all = bar.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [];
    all[(index + step + tabs.length) % tabs.length]?.focus();
  };
  return (
    <div ref={bar} role="tablist" aria-label={label} className={styles.bar}>
      {tabs.map((tab, i) => (
        <button
          key={tab}
          id={`tab-${tab}`}
          type="button"
          role="tab"
          aria-selected={tab === chosen}
          tabIndex={tab === chosen ? 0 : -1}
          className={mergeClasses(styles.tab, tab === chosen && styles.chosen)}
          onClick={() => onChoose(tab)}
          onKeyDown={(event) => move(event, i)}
        >
          {nameOf(tab)}
        </button>
      ))}
    </div>
  );
}
