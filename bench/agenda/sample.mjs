import { quantile } from '../statistics.mjs';

const LIMIT = 60_000;

/** Candidate that is ours without its own work; see `page/floor.tsx`. */
export const FLOOR = 'floor';

const CONTEXT = {
  viewport: { width: 1440, height: 900 },
  locale: 'es-AR',
  timezoneId: 'America/Argentina/Buenos_Aires',
};

/**
 * Measures one candidate on a new page: mounts it, shows two other days or months and two live changes; scrolls and
 * drags a booking if the view has that. The floor is mounted only.
 * @param {import('@playwright/test').Browser} browser
 * @param {{url: string, candidate: string, view: typeof import('./views.mjs').VIEWS[0], size: string, slowdown: number}} what
 * @returns milliseconds; `cpu` is the main thread's time, without the time for measuring
 */
export async function takeSample(browser, { url, candidate, view, size, slowdown }) {
  const context = await browser.newContext(CONTEXT);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(LIMIT);
    const cdp = await context.newCDPSession(page);
    const address = candidate === FLOOR ? `${view.candidates[0]}.html?floor&` : `${candidate}.html?`;
    await page.goto(`${url}/${address}size=${size}`);
    await page.waitForFunction(() => 'bench' in window);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    await cdp.send('HeapProfiler.collectGarbage');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });

    const measure = createMeasure(page, cdp);
    await measure('nothing');
    const { cpu: overhead } = await measure('nothing');
    const net = async (...call) => {
      const { cpu, ...rest } = await measure(...call);
      return { ...rest, cpu: Math.max(0, cpu - overhead) };
    };
    const mount = await net('mount');
    if (candidate === FLOOR) return { mount, show: [], change: [] };
    const { given, drawn } = await page.evaluate(() => window.bench.items());
    const elements = await page.evaluate(() => window.bench.elements());
    const show = [await net('show', 1), await net('show', 2)];
    await page.evaluate(() => window.bench.rest());
    const change = [await net('change', 0), await net('change', 1)];
    return {
      mount,
      show,
      change,
      ...(view.scroll && { scroll: await scroll(page, cdp, view.scroll) }),
      ...(view.drag && { drag: await drag(page, cdp, view.drag) }),
      given,
      drawn,
      elements,
    };
  } finally {
    await context.close();
  }
}

const createMeasure = (page, cdp) => async (name, argument) => {
  const before = await cpuTime(cdp);
  const settled = await page.evaluate(([n, a]) => window.bench[n](a), [name, argument]);
  return { ...settled, cpu: (await cpuTime(cdp)) - before };
};

async function cpuTime(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

async function scroll(page, cdp, { x, y, steps }) {
  const { cpu, frames } = await duringFrames(page, cdp, () =>
    page.evaluate(([dx, dy, n]) => window.bench.scroll(dx, dy, n), [x, y, steps]),
  );
  await page.evaluate(() => window.bench.nothing());
  return { cpu: cpu / steps, ...frames };
}

async function drag(page, cdp, { x, y, steps }) {
  const from = await page.evaluate(() => window.bench.dragStart());
  const mouse = (type, toX, toY) =>
    cdp.send('Input.dispatchMouseEvent', {
      type,
      x: Math.round(toX),
      y: Math.round(toY),
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: type === 'mouseMoved' ? 0 : 1,
    });
  await mouse('mousePressed', from.x, from.y);
  const { cpu, frames } = await duringFrames(page, cdp, async () => {
    for (let step = 1; step <= steps; step++) {
      const there = 1 - Math.abs((2 * step) / steps - 1);
      await mouse('mouseMoved', from.x + x * there, from.y + (y * step) / steps);
    }
  });
  await mouse('mouseReleased', from.x, from.y + y);
  await page.waitForFunction(() => window.bench.moves() === 1);
  return { cpu: cpu / steps, ...frames };
}

/** Measures the main thread's time and the time between frames during an action. */
async function duringFrames(page, cdp, gesture) {
  await page.evaluate(() => window.bench.recordFrames());
  const before = await cpuTime(cdp);
  await gesture();
  const cpu = (await cpuTime(cdp)) - before;
  const frames = await page.evaluate(() => window.bench.recordFrames());
  return { cpu, frames: { p95: quantile(frames, 0.95), worst: Math.max(...frames), frames: frames.length } };
}
