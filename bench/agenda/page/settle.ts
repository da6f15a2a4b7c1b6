/** Runs `task` when the current frame is on screen: a message is delivered after the paint that follows it. */
const queue: (() => void)[] = [];
const channel = new MessageChannel();
channel.port1.onmessage = () => queue.shift()?.();
const afterPaint = (task: () => void) => {
  queue.push(task);
  channel.port2.postMessage(0);
};

const FRAME = 1000 / 60;

/** Milliseconds without a change after which the page counts as settled. */
const QUIET_MS = 200;
/** Frames without a change: the paint of one frame alone can take longer than that, before React's next task runs. */
const QUIET_FRAMES = 3;

export interface Settled {
  /** Milliseconds from the action to the paint of its last change. */
  painted: number;
  /** The same in frames of the screen; 1, the next frame, is the best possible. */
  frames: number;
}

/** Runs an action in a task of its own, right after a frame, and waits until its last change. */
export function settle(action: () => void, quiet = QUIET_MS): Promise<Settled> {
  return new Promise((resolve, reject) => {
    let changed = false;
    let still = 0;
    let begin = 0;
    let last: Settled = { painted: 0, frames: 0 };
    const observer = new MutationObserver(() => {
      changed = true;
    });
    observer.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
    const next = () =>
      afterPaint(() => {
        const elapsed = performance.now() - begin;
        if (changed) last = { painted: elapsed, frames: Math.max(1, Math.round(elapsed / FRAME)) };
        still = changed ? 0 : still + 1;
        changed = false;
        if (still < QUIET_FRAMES || elapsed - last.painted < quiet) return requestAnimationFrame(next);
        observer.disconnect();
        resolve(last);
      });
    requestAnimationFrame(() =>
      afterPaint(() => {
        begin = performance.now();
        try {
          action();
        } catch (error) {
          observer.disconnect();
          return reject(error);
        }
        requestAnimationFrame(next);
      }),
    );
  });
}
