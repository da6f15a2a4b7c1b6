import { AppError, commonErrors, type Language } from '@canchero/shared-contracts/core';
import type { FastifyReply } from 'fastify';
import { fontsOf } from '../../platform/pdf/fonts';
import type { Services } from '../../platform/services';
import { selectInvoices } from './charge-sql';
import { receiptTexts } from './mails';
import { lockOwnOwner } from './owner';

/** Writes the receipt of a paid charge into the answer. @throws owner_only {owner} @throws not_found */
export async function sendReceipt(
  { db }: Services,
  userId: string,
  invoiceId: string,
  language: Language,
  reply: FastifyReply,
): Promise<void> {
  const { owner, invoice } = await db.platform(async (tx) => ({
    owner: await lockOwnOwner(tx, userId),
    invoice: (await selectInvoices(tx, userId)).find(({ id }) => id === invoiceId),
  }));
  if (!invoice?.number || !invoice.paid_at) throw AppError.of(commonErrors.not_found);
  const { title, lines } = receiptTexts(
    language,
    { ...invoice, number: invoice.number, paid_at: invoice.paid_at },
    owner,
  );
  const { default: PDFDocument } = await import('pdfkit');
  const doc = new PDFDocument({ size: 'A4', margin: 56, info: { Title: title, Author: 'Canchero' } });
  const font = fontsOf(doc);
  font(title, true).fontSize(20).text(title).moveDown();
  for (const [label, value] of lines) {
    font(label).fontSize(10).fillColor('#616161').text(label);
    font(value, true).fontSize(12).fillColor('black').text(value).moveDown(0.6);
  }
  doc.end();
  const chunks: Buffer[] = [];
  for await (const chunk of doc as AsyncIterable<Buffer>) chunks.push(chunk);
  reply.header('content-type', 'application/pdf').header('cache-control', 'no-store');
  reply.header('content-disposition', `attachment; filename="canchero-${invoice.number}.pdf"`);
  reply.send(Buffer.concat(chunks));
}
