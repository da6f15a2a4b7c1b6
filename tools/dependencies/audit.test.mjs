import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import test from 'node:test';
import { audit, auditProblems } from './audit.mjs';

const ADVISORY = { id: 1, title: 'Made up', severity: 'high', vulnerable_versions: '>=0', cwe: [], cvss: {} };
const ID = 'GHSA-aaaa-bbbb-cccc';

test('advisories of the registry are read; one that refuses to answer says why', async () => {
  let refuses = false;
  const registry = http.createServer((request, response) => {
    request.resume();
    if (refuses) return response.writeHead(405).end();
    const advisories = { semver: [{ ...ADVISORY, url: `https://github.com/advisories/${ID}` }] };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(advisories));
  });
  registry.listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const at = ['--registry', `http://127.0.0.1:${registry.address().port}/`];
  const { advisories } = await audit(at);
  assert.deepEqual(
    advisories.map(({ github_advisory_id: id, module_name: name, severity }) => [id, name, severity]),
    [[ID, 'semver', 'high']],
  );
  refuses = true;
  assert.match((await audit(at)).silent, /responded with 405/);
  registry.closeAllConnections();
  registry.close();
});

const known = (severity) => [
  { github_advisory_id: ID, module_name: 'semver', vulnerable_versions: '<8', severity, title: 'Made up' },
];
const tolerated = (until) => [{ advisory: ID, reason: 'Nothing calls it.', until }];

for (const [what, advisories, kept, problems] of [
  ['a severe one is a problem', known('high'), [], [`${ID} high: semver <8: Made up`]],
  ['a lesser one is none', known('moderate'), [], []],
  ['a tolerated one is none until its last day', known('high'), tolerated('2027-01-31'), []],
  ['and one after it', known('high'), tolerated('2027-01-30'), [`${ID} high: semver <8: Made up`]],
  [
    'what is tolerated for nothing is one',
    [],
    tolerated('2027-01-31'),
    [`${ID} is tolerated, but nothing is known of it any more`],
  ],
]) {
  test(`of advisories, ${what}`, () => assert.deepEqual(auditProblems(advisories, kept, '2027-01-31'), problems));
}
