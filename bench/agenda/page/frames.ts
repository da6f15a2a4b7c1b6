let stop: (() => number[]) | undefined;

/** Starts to record on the first call; on the second, ends and returns the milliseconds between frames. */
export function recordFrames(): number[] {
  if (stop) {
    const frames = stop();
    stop = undefined;
    return frames;
  }
  const frames: number[] = [];
  let last = 0;
  let handle = requestAnimationFrame(function tick(now) {
    if (last) frames.push(now - last);
    last = now;
    handle = requestAnimationFrame(tick);
  });
  stop = () => {
    cancelAnimationFrame(handle);
    return frames;
  };
  return [];
}
