/** Milliseconds for which a finger rests before it takes hold of what is under it. */
const REST_MS = 300;
/** Milliseconds for which a phone vibrates then. */
const VIBRATION_MS = 10;

/**
 * Waits for a pressed finger to rest. From then on it moves the ghost instead of the page, which `holdsPage` tells.
 */
export function createRestingFinger(holdsPage: () => boolean, onRest: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Element that the finger pressed: it has the touch events until the end, even when it is no longer drawn. */
  let pressed: EventTarget | null = null;

  const keepPage = (event: Event) => {
    if (holdsPage()) event.preventDefault();
  };
  const press = (element: EventTarget | null) => {
    pressed = element;
    pressed?.addEventListener('touchmove', keepPage, { passive: false });
    timer = setTimeout(() => {
      onRest();
      navigator.vibrate?.(VIBRATION_MS);
    }, REST_MS);
  };
  const lift = () => {
    clearTimeout(timer);
    pressed?.removeEventListener('touchmove', keepPage);
    pressed = null;
  };
  return { press, lift, keepPage };
}
