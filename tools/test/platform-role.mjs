import ts from 'typescript-api';

/**
 * Parts of `api/src` that may use the database as the platform, which sees all clubs, each with its reason. All other
 * code uses it as the tenant of one club, where a forgotten `club_id` shows nothing of another one.
 */
export const PLATFORM_ROLE = {
  'backup/': 'looks whether a restored database answers',
  'check-sums.ts': 'goes through all clubs',
  'rebuild-figures.ts': 'goes through all clubs',
  'seed/': 'makes clubs and accounts',
  'serve.ts': 'looks whether there are clubs yet',
  'platform/db/': 'is the database itself',
  'platform/http/club-route.ts': 'takes the role that a route of this list asks for',
  'platform/http/shared-limit.ts': 'limits belong to no club',
  'platform/jobs/': 'jobs go through all clubs',
  'platform/live/': 'reads the events of all clubs in one order',
  'platform/mail/': 'mails belong to no club',
  'platform/metrics/': 'counts over all clubs',
  'platform/readiness.ts': 'looks whether the database answers',
  'platform/releases/': 'releases belong to no club',
  'modules/admin-': 'super admins see all clubs and accounts',
  'modules/audit/': 'names super admins too; as the tenant a page takes four times as long among many clubs',
  'modules/auth/': 'accounts and sessions belong to no club',
  'modules/bookings/hold/sql.ts': 'a job ends the holds of all clubs',
  'modules/club-closing/': 'ends what a club has outside of itself; a job erases closed clubs',
  'modules/clubs/': 'clubs of an account, clubs that do not exist yet, and names in addresses that others took',
  'modules/federation/': 'releases belong to no club',
  'modules/members/': 'the team is shown with the addresses of its accounts, and may open new ones',
  'modules/mercadopago/finish.ts': 'the gateway sends a person back with a state that only then names a club',
  'modules/mercadopago/refresh.ts': 'a job renews the tokens of all clubs',
  'modules/mercadopago/reseal.ts': 'a command seals the tokens of all clubs anew',
  'modules/online-bookings/send-mails.ts': 'a job sends the mails of all clubs',
  'modules/online-bookings/sql.ts': 'the token of a booking is what names its club',
  'modules/online-payments/': 'messages of the gateway name a payment that only then names a club; jobs',
  'modules/permissions/': 'what an account may do at a club is known before it is admitted there',
  'modules/public-clubs/': 'anybody asks by a name that only then is a club',
  'modules/reports/daily-summary/mail/send-summaries.ts': 'a job sends the summaries of all clubs',
  'modules/reports/kept/': 'jobs find the clubs whose figures are due',
  'modules/revenue/': "the platform's own money",
  'modules/subscriptions/': 'a subscription belongs to an owner of several clubs',
};

/**
 * Lists the sources that use the platform role without a reason, and reasons that no source needs.
 * @param {{file: string, source: string}[]} sources TypeScript, by its path within `api/src`
 * @param {Record<string, string>} reasons by the beginning of paths
 * @returns {string[]} what is wrong, a line each
 */
export function withoutReason(sources, reasons = PLATFORM_ROLE) {
  const using = sources.filter(({ source }) => usesPlatform(source)).map(({ file }) => file);
  const starts = Object.keys(reasons);
  return [
    ...using
      .filter((file) => !starts.some((start) => file.startsWith(start)))
      .map((file) => `${file} uses the platform role: use the tenant's, or give a reason in platform-role.mjs`),
    ...starts
      .filter((start) => !using.some((file) => file.startsWith(start)))
      .map((start) => `${start} has a reason for the platform role that nothing needs`),
  ];
}

/** Tells whether a source opens a transaction as the platform, or asks for one. */
function usesPlatform(source) {
  const uses = (node) => isPlatform(node) || ts.forEachChild(node, uses) === true;
  return uses(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true));
}

/** Matches `db.platform`, `role: 'platform'`, and `db.prepared` of two arguments, which names no club. */
function isPlatform(node) {
  if (ts.isPropertyAssignment(node)) return /^role: ['"]platform['"]$/.test(node.getText());
  if (ts.isBindingElement(node)) return (node.propertyName ?? node.name).getText() === 'platform';
  if (ts.isPropertyAccessExpression(node))
    return node.name.text === 'platform' && node.expression.getText() !== 'process';
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { name, expression } = node.expression;
  return name.text === 'prepared' && expression.getText() !== 'tx' && node.arguments.length < 3;
}
