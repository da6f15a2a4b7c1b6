interface Way {
  /** Pixels per step. */
  x: number;
  y: number;
  steps: number;
}

/** Scrolls one step per frame: half of the steps there, half back. */
export function scrollThere(selector: string, { x, y, steps }: Way): Promise<void> {
  const area = document.querySelector(selector);
  if (!area) throw new Error(`nothing scrolls: ${selector}`);
  area.scrollTo(0, 0);
  return new Promise((resolve) => {
    let step = 0;
    requestAnimationFrame(function next() {
      if (step === steps) return resolve();
      const way = step < steps / 2 ? 1 : -1;
      area.scrollBy(way * x, way * y);
      step += 1;
      requestAnimationFrame(next);
    });
  });
}
