import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { ROOT } from '../bundling/workspace.mjs';
import { run, toolArgs } from '../process/run.mjs';
import { CONTRACTS_FOLDER, contractModules } from './shared-modules.mjs';

const FOLDER = path.join(ROOT, '.cache/contracts');
const SILENT = { default: { logLevel: 'none' } };

/**
 * Writes a report of each shared module of the contracts: every exported name with its type, and the types that these
 * need.
 * @returns {Promise<Record<string, string>>} Markdown by name of the module
 * @throws {Error} if the contracts have type errors
 * @see https://api-extractor.com/pages/overview/demo_api_report/
 */
export async function apiReports() {
  const { code, output } = await run(
    process.execPath,
    toolArgs('typescript', ['-b', '--pretty', 'false', 'shared-contracts'], { bin: 'tsc' }),
  );
  if (code !== 0) throw new Error(output.trim());
  rmSync(FOLDER, { recursive: true, force: true });
  const modules = contractModules();
  const configs = modules.map(configOf);
  const compilerState = CompilerState.create(configs[0], { additionalEntryPoints: modules.map(({ types }) => types) });
  return Object.fromEntries(modules.map(({ name }, index) => [name, reportOf(name, configs[index], compilerState)]));
}

function reportOf(name, config, compilerState) {
  const messageCallback = (message) => {
    message.handled = message.logLevel !== 'error';
  };
  const { succeeded } = Extractor.invoke(config, { localBuild: true, compilerState, messageCallback });
  if (!succeeded) throw new Error(`The API of ${name} cannot be reported`);
  return readFileSync(path.join(FOLDER, `${name}.api.md`), 'utf8');
}

const configOf = ({ name, types }) =>
  ExtractorConfig.prepare({
    packageJsonFullPath: path.join(CONTRACTS_FOLDER, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: CONTRACTS_FOLDER,
      mainEntryPointFilePath: types,
      compiler: {
        overrideTsconfig: { extends: path.join(ROOT, 'tsconfig.base.json'), files: [types] },
        skipLibCheck: true,
      },
      apiReport: {
        enabled: true,
        reportFileName: `${name}.api.md`,
        reportFolder: FOLDER,
        reportTempFolder: path.join(FOLDER, 'temp'),
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: SILENT,
        extractorMessageReporting: SILENT,
        tsdocMessageReporting: SILENT,
      },
    },
  });
