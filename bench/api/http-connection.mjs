import net from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * Opens one kept-alive HTTP connection for one request at a time. It is far cheaper than a general client, so that on a
 * small machine the load leaves the server its share.
 * @param {number} port of this machine
 * @returns {Promise<{send: (request: string) => Promise<{status: number, body: Buffer}>, close: () => void}>}
 *   `request` is its whole text
 */
export async function openConnection(port) {
  const socket = net.connect(port, '127.0.0.1').setNoDelay(true);
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let waiting = null;
  let chunks = [];
  let length = 0;
  /** Bytes of the current answer; 0 until its head has arrived. */
  let size = 0;
  socket.on('data', (chunk) => {
    chunks.push(chunk);
    length += chunk.length;
    // joins a long answer once, at its end
    if (size > length) return;
    const bytes = chunks.length > 1 ? Buffer.concat(chunks) : chunk;
    chunks = [bytes];
    const answer = complete(bytes);
    size = answer?.size ?? 0;
    if (!answer || size > length || !waiting) return;
    chunks = [bytes.subarray(size)];
    length -= size;
    size = 0;
    const { resolve } = waiting;
    waiting = null;
    resolve(answer);
  });
  const fail = (error) => waiting?.reject(error ?? new Error('the server closed the connection'));
  socket.on('error', fail).on('close', () => fail());
  return {
    send: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}

/** Parses the answer at the beginning of these bytes; null before the end of its head. */
function complete(bytes) {
  const headEnd = bytes.indexOf(HEAD_END);
  if (headEnd < 0) return null;
  const head = bytes.toString('latin1', 0, headEnd);
  const length = head.match(/\r\ncontent-length: (\d+)/i);
  if (!length) throw new Error(`an answer without content-length:\n${head}`);
  const start = headEnd + HEAD_END.length;
  const size = start + Number(length[1]);
  return { status: Number(head.slice(9, 12)), body: bytes.subarray(start, size), size };
}

/**
 * Returns the text of a request.
 * @param {{method: string, path: string, token?: string, body?: object, headers?: string}} call
 *   `headers`: further lines
 */
export function requestText({ method, path, token, body, headers = '' }) {
  const json = body === undefined ? '' : JSON.stringify(body);
  const content = json ? `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(json)}\r\n` : '';
  const bearer = token === undefined ? '' : `authorization: Bearer ${token}\r\n`;
  return `${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${bearer}${headers}${content}\r\n${json}`;
}
