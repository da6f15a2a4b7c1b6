/** Sentences for the errors of a service, in which a word in braces stands for a param of the error. */
const REFUSALS = {
  unauthenticated: 'the deploy token is not valid any longer; a super administrator makes another one under Releases',
  not_found: 'it knows no such deploy token (a super administrator makes them under Releases), or no such club',
  foreign_remote: 'the deploy token is for {remote}; each remote has its own',
  unknown_release: 'it has no such release; upload one with npm run release',
  no_previous_release: 'no other release was active before',
  incompatible_release:
    'the release needs the contracts {needs}, and the shell there has {has}; a newer shell has to be released first',
  damaged_release: '{file} of the release is altered or missing; build it again, or activate another release',
  other_release: 'it has this version with other files; check that the build is of these sources',
  not_a_release: 'the files are no release: {problem}',
  foreign_route: 'the route {path} belongs to {remote}',
  no_canary_possible: 'only a release other than the active one can be tried, and only while one is active',
};

/**
 * Returns why a service refused, and what to do, in words.
 * @param {{error: string, params?: Record<string, string>}} answer
 */
export function refusalText({ error, params = {} }) {
  const sentence = Object.hasOwn(REFUSALS, error) ? REFUSALS[error] : `${error} ${JSON.stringify(params)}`;
  return sentence.replace(/\{(\w+)\}/g, (braces, name) =>
    Object.hasOwn(params, name) ? String(params[name]) : braces,
  );
}
