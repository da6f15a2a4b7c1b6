import { run, toolArgs } from '../../process/run.mjs';

/** Type-checks every package along the project references, or some remotes with their journeys. */
export async function types({ log, remotes }) {
  const projects = remotes.length ? [...remotes, 'e2e'] : [];
  const { code, output } = await run(
    process.execPath,
    toolArgs('typescript', ['-b', ...projects, '--pretty', 'false'], { bin: 'tsc' }),
  );
  if (code === 0) return { passed: 1, failed: 0 };
  log(output.trim());
  return { passed: 0, failed: output.match(/error TS/g)?.length || 1 };
}
