import { parentPort, workerData } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Posts the texts of each page of a PDF, each with its left and right end in points. Runs in a thread of its own, since pdf.js changes the globals of its process. */
const task = getDocument({ data: workerData, verbosity: 0 });
const document = await task.promise;
const pages = [];
for (let number = 1; number <= document.numPages; number++) {
  const { items } = await (await document.getPage(number)).getTextContent();
  pages.push(
    items
      .filter(({ str }) => str?.trim())
      .map(({ str, transform: [, , , , left], width }) => ({ text: str.trim(), left, right: left + width })),
  );
}
await task.destroy();
parentPort.postMessage(pages);
