import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import test from 'node:test';
import { parse } from 'yaml';
import { ROOT, readPackage } from '../bundling/workspace.mjs';

const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');
const { services, networks, volumes } = parse(read('deploy/compose.yaml'), { merge: true });
const nginx = read('deploy/nginx/nginx.conf');
const dockerfile = read('deploy/Dockerfile');
const config = read('api/src/platform/config/config.ts');
const settings = read('api/src/platform/config/settings.ts');
const docs = read('docs/operating.md');
const ours = Object.values(services).filter(({ image }) => image === 'canchero');

const addressOf = ({ networks: { inside } }) => inside.ipv4_address;
const all = (text, pattern) => [...text.matchAll(pattern)].map(([, found]) => found);

test('nginx leads to the instances of compose, which keep their addresses and believe it alone', () => {
  const instances = Object.keys(services).filter((name) => services[name].image === 'canchero');
  const upstreams = all(nginx, /^ *upstream \w+ \{([^}]*)\}/gm);
  assert.equal(upstreams.length, 2);
  for (const upstream of upstreams) assert.deepEqual(all(upstream, /^ *server ([\w-]+):3000 max_fails/gm), instances);
  // and asks all of them again when it had left all of them alone
  assert.deepEqual(all(upstreams[0], /^ *server ([\w-]+):3000 backup /gm), instances);
  const subnet = networks.inside.ipam.config[0].subnet.replace(/0\/24$/, '');
  const addresses = [...instances.map((name) => services[name]), services.nginx].map(addressOf);
  assert.equal(new Set(addresses).size, instances.length + 1);
  for (const address of addresses) assert.ok(address.startsWith(subnet));
  for (const { environment } of ours) assert.equal(environment.TRUST_PROXY, addressOf(services.nginx));
});

test('nginx waits for longer than any answer of the service takes to begin', () => {
  const given = [
    ['platform/http/server.ts', /^const TIMEOUT_MS = ([\d_]+);/m],
    ['modules/federation/routes.ts', /^const UPLOAD_MS = ([\d_]+);/m],
    ['modules/reports/exports/routes.ts', /^const READ_WITHIN_MS = ([\d_]+);/m],
  ].map(([file, limit]) => Number(read(`api/src/${file}`).match(limit)[1].replaceAll('_', '')));
  const [waits] = all(nginx, /^ {4}proxy_read_timeout (\d+)s;/gm);
  for (const ms of given) assert.ok(waits * 1_000 > ms, `${waits} s, ${ms} ms`);
});

test('nginx listens where compose publishes it, and reads what compose mounts', () => {
  const inside = services.nginx.ports.map((pair) => pair.split(':')[1]);
  assert.deepEqual(all(nginx, /^ *listen (\d+)/gm), inside);
  const targets = services.nginx.volumes.map((mount) => mount.split(':')[1]);
  for (const file of all(nginx, /ssl_certificate(?:_key)? (.*)\/[\w.]+;/g)) assert.ok(targets.includes(file), file);
});

test('what compose mounts and builds is there', () => {
  const sources = Object.values(services).flatMap((service) => (service.volumes ?? []).map((m) => m.split(':')[0]));
  for (const source of sources.filter((name) => !(name in volumes) && name !== './certificate'))
    assert.ok(existsSync(path.join(ROOT, 'deploy', source)), source);
  for (const { build } of ours) assert.ok(existsSync(path.join(ROOT, 'deploy', build.context, build.dockerfile)));
});

test('instances and nginx write to no disk and have no rights that they do not need', () => {
  for (const service of [...ours, services.backup, services.nginx]) {
    assert.equal(service.read_only, true);
    assert.deepEqual(service.cap_drop, ['ALL']);
    assert.deepEqual(service.security_opt, ['no-new-privileges:true']);
  }
  assert.match(dockerfile, /^USER node$/m);
  assert.ok(dockerfile.lastIndexOf('USER') < dockerfile.lastIndexOf('CMD'));
});

test('instances get every setting that production asks for, and none that does not exist', () => {
  const example = all(read('deploy/canchero.env.example'), /^(\w+)=/gm);
  const given = new Set([...example, ...ours.flatMap(({ environment }) => Object.keys(environment))]);
  const required = all(config.match(/REQUIRED_IN_PRODUCTION[^[]*\[\] = \[([^\]]*)\]/)[1], /'(\w+)'/g);
  assert.ok(required.length > 4);
  for (const name of required) assert.ok(given.has(name), name);
  const known = all(settings, /^ {2}(\w+): setting\(/gm);
  for (const name of given) assert.ok(known.includes(name), name);
});

test('a backup is made by the programs of the server, on its network, into a volume that outlives it', () => {
  const { backup, postgres } = services;
  assert.deepEqual(backup.profiles, ['backup']);
  assert.equal(backup.restart, 'no');
  assert.deepEqual(backup.networks, { inside: {} });
  assert.deepEqual(backup.environment, services['api-1'].environment);
  const [, base, stage] = dockerfile.match(new RegExp(`^FROM (\\S+) AS ${backup.build.target}\n([^]*?)\n\n`, 'm'));
  assert.equal(base, postgres.image);
  assert.match(stage, /^ENTRYPOINT \["node", "api\/dist\/main\.mjs"\]$/m);
  const [volume, folder] = backup.volumes[0].split(':');
  assert.ok(volume in volumes);
  const owner = stage.match(/^USER (\d+):(\d+)$/m);
  assert.ok(stage.includes(`install -d -m 0700 -o ${owner[1]} -g ${owner[2]} ${folder}`));
  for (const command of ['backup', 'restore'])
    assert.ok(docs.includes(`docker compose run --rm backup ${command} ${folder}/`), command);
  // compose without a target builds the last stage
  assert.equal(dockerfile.match(/^FROM .*$/gm).at(-1), 'FROM node:24-bookworm-slim');
});

test('PostgreSQL is not healthy before its logins are there, and no password needs an escape in an address', () => {
  const { test: command } = services.postgres.healthcheck;
  assert.equal(command[command.indexOf('-h') + 1], '127.0.0.1');
  const passwords = all(read('deploy/compose.yaml'), /\$\{(\w+):\?\}/g);
  assert.match(
    docs,
    /for name in POSTGRES OWNER SERVICE; do echo "\$\{name\}_PASSWORD=\$\(openssl rand -hex 24\)"; done/,
  );
  for (const name of passwords) assert.match(name, /^(POSTGRES|OWNER|SERVICE)_PASSWORD$/);
});

test('a pooler is told of every setting with which connections begin', () => {
  const pool = read('api/src/platform/db/postgresql.ts').match(/new pg\.Pool\(\{(.*?)\n {2}\}\);/s)[1];
  const own = all(pool, /^ {4}(options|statement_timeout|lock_timeout|\w+_session_timeout):/gm);
  const [ignored] = all(docs, /^ignore_startup_parameters = (.*)$/gm);
  assert.deepEqual(ignored.split(',').sort(), own.sort());
  const settings = [...own.filter((name) => name !== 'options'), ...all(pool, /-c (\w+)=/g)];
  assert.deepEqual(
    all(docs, /^alter role canchero_service in database canchero set (\w+) =/gm).sort(),
    settings.sort(),
  );
});

test('the image is built with the pinned pnpm from files that exist', () => {
  for (const version of all(dockerfile, /(pnpm@\S+)/g)) assert.equal(version, readPackage('.').packageManager);
  const copied = all(dockerfile, /^COPY (?!--from)(?!\. )(.*) \S+$/gm).flatMap((files) => files.split(' '));
  assert.ok(copied.length >= 4);
  for (const file of copied) assert.ok(existsSync(path.join(ROOT, file)), file);
});
