import type { ToastIntent } from '@canchero/shared-contracts/mfe';
import { Button, makeStyles, useId } from '@canchero/shared-contracts/ui';
import {
  Toaster as FluentToaster,
  Toast,
  ToastBody,
  ToastFooter,
  ToastTitle,
  ToastTrigger,
  useToastController,
} from '@canchero/shared-contracts/ui-overlay';
import { DismissRegular } from '@fluentui/react-icons/headless/svg/dismiss';
import { useEffect, useRef } from 'react';
import { useText } from '../i18n/text';
import { type QueuedToast, takeToasts, toastQueue } from './toast-queue';
import { useFocusBeforeToast } from './use-focus-before-toast';

const useStyles = makeStyles({
  toast: { '@media print': { display: 'none' } },
  footer: { flexWrap: 'wrap' },
});

/** Milliseconds that a toast stays. */
const DURATION: Record<ToastIntent, number> = { success: 3000, info: 3000, warning: 4000, error: 5000 };

/** Above the buttons at the foot of a drawer, which are at the bottom of a narrow page. */
const OFFSET = { horizontal: 20, vertical: 76 };

/**
 * Shows queued toasts at the bottom left, each with a close button: tabs, close buttons and sums of a drawer, and what
 * a page offers to do, are at the top and at the right.
 */
export function Toaster() {
  const id = useId('toaster');
  const { dispatchToast, dismissToast } = useToastController(id);
  const focusBack = useFocusBeforeToast();
  const shown = useRef(new Map<string, string>());
  useEffect(() => {
    const show = () => {
      for (const toast of takeToasts()) {
        const { key, intent, duration = DURATION[intent] } = toast;
        const toastId = `${id}-${toast.id}`;
        const replaced = key && shown.current.get(key);
        if (replaced) dismissToast(replaced);
        if (key) shown.current.set(key, toastId);
        dispatchToast(<OneToast toast={toast} onPress={focusBack} />, {
          toastId,
          intent,
          timeout: duration,
          pauseOnHover: true,
        });
      }
    };
    show();
    return toastQueue.subscribe(show);
  }, [id, dispatchToast, dismissToast, focusBack]);
  return <FluentToaster toasterId={id} position="bottom-start" offset={OFFSET} limit={4} />;
}

/**
 * Draws a toast; `onPress` comes after any of its buttons, before it closes. A success or information without a title has
 * its body as the title: it says what was done.
 */
function OneToast({ toast, onPress }: { toast: QueuedToast; onPress(): void }) {
  const text = useText();
  const styles = useStyles();
  const { intent, body, action, actions = action ? [action] : [] } = toast;
  const saysItself = body !== undefined && (intent === 'success' || intent === 'info');
  const title = toast.title ?? (saysItself ? body : text(`toast.${intent}`));
  return (
    <Toast className={styles.toast}>
      <ToastTitle
        action={
          <ToastTrigger>
            <Button
              appearance="transparent"
              size="small"
              icon={<DismissRegular />}
              aria-label={text('action.close')}
              onClick={onPress}
            />
          </ToastTrigger>
        }
      >
        {title}
      </ToastTitle>
      {body && body !== title && <ToastBody>{body}</ToastBody>}
      {actions.length > 0 && (
        <ToastFooter className={styles.footer}>
          {actions.map(({ label, run }) => (
            <ToastTrigger key={label}>
              <Button
                size="small"
                onClick={() => {
                  run();
                  onPress();
                }}
              >
                {label}
              </Button>
            </ToastTrigger>
          ))}
        </ToastFooter>
      )}
    </Toast>
  );
}
