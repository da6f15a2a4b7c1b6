import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/**
 * Makes spans once tracing has started; until then they cost nothing. Their attributes are patterns, codes and names of
 * statements: nothing that a person typed, and no id.
 */
const tracer = trace.getTracer('canchero');

/** Begins the span of a request. @see https://opentelemetry.io/docs/specs/semconv/http/http-spans/ */
export const beginRequest = (method: string, route: string): Span =>
  tracer.startSpan(`${method} ${route}`, {
    kind: SpanKind.SERVER,
    root: true,
    attributes: { 'http.request.method': method, 'http.route': route },
  });

/** Runs `work` such that its transactions belong to the span. */
export const inSpan = <T>(span: Span, work: () => T): T => context.with(trace.setSpan(context.active(), span), work);

export function endRequest(span: Span, status: number, error: string | null): void {
  span.setAttributes({ 'http.response.status_code': status, ...(error && { 'error.type': error }) });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** Returns the id by which a trace is found; undefined if it is not kept. */
export const traceIdOf = (span: Span): string | undefined =>
  span.isRecording() ? span.spanContext().traceId : undefined;

/**
 * Runs a transaction in a span of its own if it belongs to a request.
 * @param operation access to the database, or name of a prepared statement
 * @see https://opentelemetry.io/docs/specs/semconv/database/database-spans/
 */
export async function tracedTransaction<T>(operation: string, work: () => Promise<T>): Promise<T> {
  if (!trace.getActiveSpan()) return work();
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation };
  return tracer.startActiveSpan(`transaction ${operation}`, { kind: SpanKind.CLIENT, attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
