import { useEffect, useState } from 'react';
import { onDemandDialog } from '../../parts/on-demand';

const HelpDialog = onDemandDialog(() =>
  import(/* webpackChunkName: "dialogs" */ './help-dialog').then((m) => m.HelpDialog),
);

/** Opens the help at the key `?`, on every screen, except in text fields and over dialogs. */
export function HelpShortcut() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const listen = ({ key, target, defaultPrevented }: KeyboardEvent) => {
      if (key !== '?' || defaultPrevented || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      const typing = target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
      if (!typing) setOpen(true);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return <HelpDialog open={open} onClose={() => setOpen(false)} />;
}
