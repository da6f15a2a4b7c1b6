import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { type Booted, boot } from '../../testing/boot';
import { type MetricsServer, serveMetrics } from './metrics-server';
import { stateMetrics } from './state-metrics';

const DEPLOY = path.join(__dirname, '../../../../deploy');
/** Labels that Prometheus itself gives to what it collects; it renames those of the service. */
const OF_PROMETHEUS = ['job', 'instance'];

/** Expression of the dashboard or of an alert, with the labels that its legend or summary shows. */
interface Asked {
  expr: string;
  shown: string[];
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found as string);
const read = (file: string) => fs.readFileSync(path.join(DEPLOY, file), 'utf8');

function alerts(): Asked[] {
  const { groups } = parse(read('prometheus/alerts.yaml')) as {
    groups: { rules: { expr: string; annotations: { summary: string } }[] }[];
  };
  return groups.flatMap(({ rules }) =>
    rules.map(({ expr, annotations: { summary } }) => ({ expr, shown: all(summary, /\$labels\.(\w+)/g) })),
  );
}

function panels(): Asked[] {
  const dashboard = JSON.parse(read('grafana/canchero.json')) as {
    panels: { targets: { expr: string; legendFormat: string }[] }[];
  };
  return dashboard.panels.flatMap(({ targets }) =>
    targets.map(({ expr, legendFormat }) => ({ expr, shown: all(legendFormat, /\{\{(\w+)\}\}/g) })),
  );
}

let api: Booted;
let server: MetricsServer;
let labels: Map<string, string[]>;
beforeAll(async () => {
  api = await boot();
  const { registry } = api.services.metrics;
  server = await serveMetrics(registry, stateMetrics(api.services), { port: 0, host: '127.0.0.1' });
  labels = new Map([['up', []]]);
  for (const metric of registry.getMetricsAsArray()) {
    const own = (metric as unknown as { labelNames: string[] }).labelNames;
    labels.set(metric.name, own);
    for (const part of ['bucket', 'sum', 'count']) labels.set(`${metric.name}_${part}`, [...own, 'le']);
  }
});
afterAll(async () => {
  await server.close();
  await api.close();
});

/** Returns the names of metrics in an expression. */
const metricsIn = (expr: string) => all(expr, /\b(up|(?:canchero|nodejs|process)_\w+)/g);

/** Returns the labels of which an expression or its legend speaks, but which none of its metrics have. */
function unknownLabels({ expr, shown }: Asked): string[] {
  const has = (metric: string, label: string) => [...(labels.get(metric) ?? []), ...OF_PROMETHEUS].includes(label);
  const selected = [...expr.matchAll(/(\w+)\{([^}]*)\}/g)].flatMap(([, metric, matchers]) =>
    all(matchers as string, /(\w+)\s*(?:=~|!~|!=|=)/g).filter((label) => !has(metric as string, label)),
  );
  const grouped = all(expr, /\b(?:by|on)\s*\(([^)]*)\)/g).map((list) => list.split(',').map((label) => label.trim()));
  const absent = grouped.flat().filter((label) => !metricsIn(expr).some((metric) => has(metric, label)));
  // an aggregation leaves the labels that it names
  const left = (label: string) => grouped.every((list) => list.includes(label));
  const lost = shown.filter((label) => !left(label) || !metricsIn(expr).some((metric) => has(metric, label)));
  return [...selected, ...absent, ...lost];
}

test('no label of the service is one that Prometheus renames', () => {
  const renamed = [...labels].filter(([, own]) => own.some((label) => OF_PROMETHEUS.includes(label)));
  expect(renamed.map(([metric]) => metric)).toEqual([]);
});

test.each([
  ['alerts', alerts],
  ['the dashboard', panels],
])('%s name metrics and labels of the service alone', (_files, asked) => {
  expect(asked().length).toBeGreaterThan(12);
  expect(asked().flatMap(({ expr }) => metricsIn(expr).filter((metric) => !labels.has(metric)))).toEqual([]);
  for (const one of asked()) expect([one.expr, unknownLabels(one)]).toEqual([one.expr, []]);
});

test('a label of Prometheus tells no jobs of the service apart', () => {
  const asked = [...alerts(), ...panels()].filter(({ expr }) => expr.includes('canchero_job_'));
  expect(asked.length).toBeGreaterThan(5);
  for (const { expr, shown } of asked) {
    expect(shown).not.toContain('job');
    expect(expr).not.toMatch(/\bjob\b/);
  }
});

test('each job that one instance does for all is missed when it is late and when it was never done', () => {
  const text = alerts().map(({ expr }) => expr);
  const late = text.filter((expr) =>
    /last_success_\w+\)\s+> on \(task\) \(max by \(task\) \(canchero_job_interval/.test(expr),
  );
  const never = text.filter((expr) => /canchero_job_interval_\w+\)\s+unless on \(task\) max by/.test(expr));
  expect([late.length, never.length]).toEqual([1, 1]);
});
