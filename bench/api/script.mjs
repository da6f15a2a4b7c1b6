/**
 * A pgbench script of recorded statements. Each trip to the server is one there too: what the client sent as one
 * message of several statements becomes a pipeline; what it sent ahead without waiting is a trip here all the same, for
 * pgbench takes no `\gset` in a pipeline. A statement with values has to answer one row, as it did for the
 * client (`\gset`): one that finds its slot taken ends the run instead of being counted.
 * @param {{text: string, values: (string | null)[]}[]} statements
 * @param {{variables?: string[], replace?: Map<string, string>}} options `variables`: lines that set pgbench variables;
 *   `replace`: recorded values that every run needs afresh, with the expression that makes them
 */
export function pgbenchScript(statements, { variables = [], replace = new Map() } = {}) {
  const lines = statements.flatMap(({ text, values }) => {
    const filled = withoutVariables(text).replace(/\$(\d+)/g, (_, n) => literal(values[n - 1], replace));
    const parts = values.length ? [filled] : filled.split(';').map((part) => part.trim());
    const end = values.length ? ' \\gset' : ';';
    const commands = parts.filter(Boolean).map((part) => `${part.replace(/\s*\n\s*/g, ' ').trim()}${end}`);
    return commands.length > 1 ? ['\\startpipeline', ...commands, '\\endpipeline'] : commands;
  });
  return `${[...variables, ...lines].join('\n')}\n`;
}

function literal(value, replace) {
  if (value === null) return 'null';
  return replace.get(value) ?? withoutVariables(`'${value.replaceAll("'", "''")}'`);
}

/** pgbench takes `:name` for a variable even in quotes: there the colon is spelled by its code. */
const withoutVariables = (text) =>
  text.replace(/'(?:[^']|'')*'/g, (quoted) =>
    /:[a-z_]/i.test(quoted) ? `U&${quoted.replaceAll('\\', '\\\\').replaceAll(':', '\\003a')}` : quoted,
  );

/** The last transaction of a request, which does the work; those before it let the caller in. */
export function ownTransaction(statements) {
  const begins = statements.map(({ text }) => /^begin\b/i.test(text));
  return statements.slice(begins.lastIndexOf(true));
}
