import { randomUUID } from 'node:crypto';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { VERSION } from '../version';

/** Milliseconds after which a collector that does not answer loses spans. */
const EXPORT_TIMEOUT_MS = 5_000;

/**
 * Sends the spans of this process to a collector. Returns the function that sends the last ones and ends it. Loaded only
 * if a collector is configured.
 * @see https://opentelemetry.io/docs/specs/otlp/#otlphttp
 */
export function startTracing(endpoint: string): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: EXPORT_TIMEOUT_MS });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'canchero',
      'service.version': VERSION,
      'service.instance.id': randomUUID(),
    }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  return () => provider.shutdown().catch(() => undefined);
}
