import { makeStyles, mergeClasses, tokens } from '@canchero/shared-contracts/ui';
import { type KeyboardEvent, useEffect, useRef } from 'react';

const useStyles = makeStyles({
  /** On phones the tabs scroll within themselves. */
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
/** Pixels of the tab before that stay in sight. */
const BESIDE = 40;

interface TabBarProps<T extends string> {
  label: string;
  tabs: readonly T[];
  chosen: T;
  nameOf(tab: T): string;
  onChoose(tab: T): void;
}

/**
 * A screen's tabs: arrows lead from one to the next, Enter opens. The design system's own put stops for the focus around
 * themselves, which a page outside of an overlay must not have.
 */
export function TabBar<T extends string>({ label, tabs, chosen, nameOf, onChoose }: TabBarProps<T>) {
  const styles = useStyles();
  const bar = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen one comes into sight
  useEffect(() => {
    const tab = bar.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (bar.current && tab) bar.current.scrollLeft = tab.offsetLeft - BESIDE;
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
