import { Button, makeStyles, mergeClasses, tokens, useId } from '@canchero/shared-contracts/ui';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';

const useStyles = makeStyles({
  place: { position: 'relative' },
  trigger: { minWidth: 'auto', minHeight: '40px', paddingInline: '10px' },
  panel: {
    position: 'absolute',
    insetInlineEnd: 0,
    zIndex: 1,
    boxSizing: 'border-box',
    minWidth: '150px',
    padding: '6px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    boxShadow: tokens.shadow16,
  },
  below: { top: 'calc(100% + 8px)' },
  above: { bottom: 'calc(100% + 8px)' },
});

interface Props {
  /** Name of the button. */
  label: string;
  icon: ReactElement;
  /** Content beside the icon; the label still names the button. */
  caption?: ReactNode;
  opens?: 'below' | 'above';
  className?: string;
  children: ReactNode;
}

/**
 * Button that shows a panel, which closes on Escape (focus returns to the button), on leaving it, and on any choice.
 * Fluent's menu would load the whole overlay tier on a visitor's first page.
 */
export function Disclosure({ label, icon, caption, opens = 'below', className, children }: Props) {
  const styles = useStyles();
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId('panel');

  useEffect(() => {
    if (!open) return;
    const closeWhenLeft = (event: Event) => {
      if (!place.current?.contains(event.target as Node)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeWhenLeft);
    document.addEventListener('focusin', closeWhenLeft);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeWhenLeft);
      document.removeEventListener('focusin', closeWhenLeft);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  return (
    <div ref={place} className={mergeClasses(styles.place, className)}>
      <Button
        ref={button}
        appearance="subtle"
        icon={icon}
        aria-label={label}
        aria-expanded={open}
        aria-controls={panel}
        className={styles.trigger}
        onClick={() => setOpen(!open)}
      >
        {caption}
      </Button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches the choices inside, which are controls */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a control's Enter arrives here as a click */}
      <div
        id={panel}
        hidden={!open}
        className={mergeClasses(styles.panel, styles[opens])}
        onClick={() => setOpen(false)}
      >
        {children}
      </div>
    </div>
  );
}
