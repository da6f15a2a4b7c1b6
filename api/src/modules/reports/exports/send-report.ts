import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Language } from '@canchero/shared-contracts/core';
import type { ExportFormat } from '@canchero/shared-contracts/report';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NOTATIONS } from '../../../platform/csv/notation';
import { csvChunks } from './csv-writer';
import { pdfChunks } from './pdf-writer';
import type { Report } from './report';
import { exportTexts } from './text';
import { xlsxChunks } from './xlsx-writer';

const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};
/** Time after which a client that takes nothing is cut off. */
const STALLED_AFTER_MS = 60_000;

/** Writes a report into the answer as fast as the client takes it; ends early when the client leaves. */
export async function sendReport(
  report: Report,
  format: ExportFormat,
  language: Language,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<void> {
  reply.header('content-type', TYPES[format]).header('cache-control', 'no-store');
  reply.header('content-disposition', `attachment; filename="${report.fileName}.${format}"`);
  // Fastify would end an answer of its own after the route's time limit
  reply.hijack();
  reply.raw.writeHead(200, reply.getHeaders() as Record<string, string>);
  reply.raw.setTimeout(STALLED_AFTER_MS, () => reply.raw.destroy());
  try {
    await pipeline(Readable.from(chunksOf(report, format, language), { objectMode: false }), reply.raw);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE') return;
    // the file is incomplete and must not look as if it were whole
    reply.raw.destroy();
    request.log.error({ err: error }, 'export failed');
  }
}

function chunksOf(report: Report, format: ExportFormat, language: Language): AsyncIterable<string | Buffer> {
  const text = exportTexts(language);
  const notation = NOTATIONS[language];
  if (format === 'csv') return csvChunks(report, notation);
  if (format === 'xlsx') return xlsxChunks(report, notation);
  return pdfChunks(report, notation, { none: text('report.none'), page: (number) => text('report.page', { number }) });
}
