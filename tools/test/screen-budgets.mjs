/**
 * Budgets of screens in kB (gzip), with a little room: what opening one first adds to a page in which nothing but the
 * shell and its frame have loaded. That is the remote's entry, its app with style sheets, its largest catalogue with that of
 * the screen, the screen's own chunks, and the shared modules that these need at once. Screens without own chunks are part
 * of the app.
 */
export const SCREEN_BUDGETS = {
  'mfe-agenda': {
    app: 91,
    month: 95,
    bookings: 171,
    'booking-detail': 183,
    event: 94,
    players: 174,
    courts: 102,
    'club-config': 189,
    'mercadopago-callback': 94,
  },
  // the app shows the till
  'mfe-buffet': { app: 120, orders: 186, cash: 186, items: 190, stock: 190, consumptions: 208 },
  'mfe-public': { app: 34, booking: 70 },
  'mfe-reports': { app: 60, 'daily-summary': 132, 'events-summary': 170 },
  'mfe-subscription': { app: 26, result: 28 },
  'mfe-superadmin': { app: 22, clubs: 160, releases: 162, revenue: 115, settings: 163, user: 162 },
};

/** Budget of a screen that the table does not name. */
export const DEFAULT_BUDGET = 120;

/** Budget in kB (gzip) of the shell's scripts and texts before a remote. bench/load/README.md says what they are. */
export const SHELL_BUDGET = 205;
