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
        const { key, intent, duration } = toast;
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

/** Draws a toast; `onPress` comes after any of its buttons, before it closes. */
function OneToast({ toast, onPress }: { toast: QueuedToast; onPress(): void }) {
  const text = useText();
  const styles = useStyles();
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
        {toast.title}
      </ToastTitle>
      {toast.body && <ToastBody>{toast.body}</ToastBody>}
      {toast.actions.length > 0 && (
        <ToastFooter className={styles.footer}>
          {toast.actions.map(({ label, run }) => (
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
