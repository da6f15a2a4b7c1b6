import { parentPort, workerData } from 'node:worker_threads';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Posts the text of each page of a PDF. Runs in a thread of its own, since pdf.js changes the globals of its process. */
const task = getDocument({ data: workerData, verbosity: 0 });
const document = await task.promise;
const pages = [];
for (let number = 1; number <= document.numPages; number++) {
  const { items } = await (await document.getPage(number)).getTextContent();
  pages.push(
    items
      .map(({ str = '' }) => str.trim())
      .filter(Boolean)
      .join(' '),
  );
}
await task.destroy();
parentPort.postMessage(pages);
