/** Number of steps of a scroll, half of them there and half back. */
const STEPS = 120;
/** Path of a drag: across the screen and back, and steadily down, in pixels. */
const DRAG = { steps: 200, x: 900, y: 300 };

const DAY_SIZES = { club: '12 courts x 150 bookings', stress: '30 courts x 600 bookings' };

/**
 * Views of the agenda, each beside the libraries that have it. Candidates are pages of `page/` (ours, first) and
 * `rivals/`. `scroll` is the step of a frame in pixels: half a court across, and along the day.
 */
export const VIEWS = [
  {
    name: 'columns',
    title: 'Day, courts as columns',
    candidates: ['canchero', 'daypilot', 'fullcalendar'],
    sizes: DAY_SIZES,
    scroll: { x: 70, y: 6, steps: STEPS },
    drag: DRAG,
  },
  {
    name: 'rows',
    title: 'Day, courts as rows',
    candidates: ['canchero-rows', 'daypilot-rows'],
    sizes: DAY_SIZES,
    scroll: { x: 16, y: 33, steps: STEPS },
    drag: DRAG,
  },
  {
    name: 'month',
    title: 'Month',
    candidates: ['canchero-month', 'daypilot-month', 'fullcalendar-month'],
    sizes: { club: 'a count and an occupancy on each day' },
  },
];
