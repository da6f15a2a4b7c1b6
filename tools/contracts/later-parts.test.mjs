import assert from 'node:assert/strict';
import test from 'node:test';
import { laterParts } from './later-parts.mjs';

const KIT = '@canchero/shared-contracts/kit';
const api = (declarations, names = []) => ({
  reports: { kit: `\`\`\`ts\n${declarations}\n\`\`\`` },
  packages: { luxon: { version: '3.7.2', names } },
});
const host = (members) => `interface Host { ${members} }\nexport function useHost(): Host;`;
const released = (version, later = {}) => ({ version, later, api: api(host('toast(): void;'), ['DateTime']) });

for (const [what, before, now, version, later] of [
  ['nothing new', released('3.0.0'), api(host('toast(): void;'), ['DateTime']), '3.0.0', {}],
  [
    'a name, a member and a name of a package',
    released('3.0.0'),
    api(`${host('toast(): void; ask(): void;')}\nexport const one: 1;`, ['DateTime', 'Info']),
    '3.1.0',
    { '3.1.0': { [KIT]: ['Host.ask', 'one'], luxon: ['Info'] } },
  ],
  [
    'what came with an earlier version keeps it',
    released('3.1.0', { '3.1.0': { [KIT]: ['Host.toast'] } }),
    api(`${host('toast(): void;')}\nexport const one: 1;`, ['DateTime']),
    '3.2.0',
    { '3.1.0': { [KIT]: ['Host.toast'] }, '3.2.0': { [KIT]: ['one'] } },
  ],
  [
    'what is gone is listed no more',
    released('3.1.0', { '3.1.0': { [KIT]: ['Host.toast'], luxon: ['DateTime'] } }),
    api(host('toast(): void;')),
    '3.1.0',
    { '3.1.0': { [KIT]: ['Host.toast'] } },
  ],
  [
    'a major version lists nothing',
    released('3.1.0', { '3.1.0': { [KIT]: ['Host.toast'] } }),
    api(`${host('toast(): void;')}\nexport const one: 1;`, ['DateTime']),
    '4.0.0',
    {},
  ],
]) {
  test(what, () => assert.deepEqual(laterParts(before, now, version), later));
}
