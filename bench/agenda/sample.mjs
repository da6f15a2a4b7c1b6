import { quantile } from '../statistics.mjs';

const DRAG_STEPS = 200;
/** Far to the right and back, and steadily down, in pixels. */
const DRAG_X = 900;
const DRAG_Y = 300;
const LIMIT = 60_000;

const CONTEXT = {
  viewport: { width: 1440, height: 900 },
  locale: 'es-AR',
  timezoneId: 'America/Argentina/Buenos_Aires',
};

/**
 * One candidate on a fresh page: mounts it, changes the day twice, lets two bookings arrive, drags one.
 * @param {import('@playwright/test').Browser} browser
 * @param {{url: string, candidate: string, size: 'club' | 'stress', slowdown: number}} what
 * @returns milliseconds; `cpu` is the main thread's time, without that of measuring
 */
export async function takeSample(browser, { url, candidate, size, slowdown }) {
  const context = await browser.newContext(CONTEXT);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(LIMIT);
    const cdp = await context.newCDPSession(page);
    await page.goto(`${url}/${candidate}.html?size=${size}`);
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
    const { given, drawn } = await page.evaluate(() => window.bench.bookings());
    const elements = await page.evaluate(() => window.bench.elements());
    const showDay = [await net('showDay', 1), await net('showDay', 2)];
    const add = [await net('add', 0), await net('add', 1)];
    return { mount, showDay, add, drag: await drag(page, cdp), given, drawn, elements };
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

async function drag(page, cdp) {
  const from = await page.evaluate(() => window.bench.dragStart());
  const mouse = (type, x, y) =>
    cdp.send('Input.dispatchMouseEvent', {
      type,
      x: Math.round(x),
      y: Math.round(y),
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: type === 'mouseMoved' ? 0 : 1,
    });
  await mouse('mousePressed', from.x, from.y);
  await page.evaluate(() => window.bench.recordFrames());
  const before = await cpuTime(cdp);
  for (let step = 1; step <= DRAG_STEPS; step++) {
    const there = 1 - Math.abs((2 * step) / DRAG_STEPS - 1);
    await mouse('mouseMoved', from.x + DRAG_X * there, from.y + (DRAG_Y * step) / DRAG_STEPS);
  }
  const cpu = ((await cpuTime(cdp)) - before) / DRAG_STEPS;
  const frames = await page.evaluate(() => window.bench.recordFrames());
  await mouse('mouseReleased', from.x, from.y + DRAG_Y);
  await page.waitForFunction(() => window.bench.moves() === 1);
  return { cpu, p95: quantile(frames, 0.95), worst: Math.max(...frames), frames: frames.length };
}
