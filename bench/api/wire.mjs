const REQUEST_FOR_ENCRYPTION = 8;

/**
 * Parses a PostgreSQL client's messages on one connection (protocol 3, text parameters) and reports each statement.
 * @see https://www.postgresql.org/docs/current/protocol-message-formats.html
 * @param {(statement: {text: string, values: (string | null)[]}) => void} onStatement in the order of the wire
 * @returns {(chunk: Buffer) => void}
 */
export function readFrontend(onStatement) {
  const texts = new Map();
  let rest = Buffer.alloc(0);
  let started = false;
  const read = (kind, body) => {
    if (kind === 'Q') return onStatement({ text: cString(body, 0).text, values: [] });
    if (kind === 'P') {
      const name = cString(body, 0);
      texts.set(name.text, cString(body, name.next).text);
    } else if (kind === 'B') {
      const statement = cString(body, cString(body, 0).next);
      onStatement({ text: texts.get(statement.text), values: parameters(body, statement.next) });
    }
  };
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const head = started ? 1 : 0;
      if (rest.length < head + 4) return;
      const end = head + rest.readUInt32BE(head);
      if (rest.length < end) return;
      // the first message has no type byte; one of that length only requests encryption
      if (started) read(String.fromCharCode(rest[0]), rest.subarray(5, end));
      else started = end > REQUEST_FOR_ENCRYPTION;
      rest = rest.subarray(end);
    }
  };
}

function cString(body, from) {
  const end = body.indexOf(0, from);
  return { text: body.toString('utf8', from, end), next: end + 1 };
}

/** Reads the values of a Bind message: formats come first, then values; length -1 is null. */
function parameters(body, from) {
  const formats = body.readUInt16BE(from);
  let at = from + 2 + 2 * formats;
  const count = body.readUInt16BE(at);
  at += 2;
  return Array.from({ length: count }, () => {
    const length = body.readInt32BE(at);
    at += 4;
    if (length < 0) return null;
    at += length;
    return body.toString('utf8', at - length, at);
  });
}
