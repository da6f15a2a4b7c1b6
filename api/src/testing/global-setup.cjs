const { execFileSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const migrations = path.join(__dirname, '../migrations');

function checksum() {
  const files = fs
    .readdirSync(migrations)
    .filter((file) => file.endsWith('.sql'))
    .sort();
  const sources = [...files.map((file) => path.join(migrations, file)), path.join(__dirname, 'make-template.ts')];
  // a database records the names of its migrations, too
  const texts = sources.map((file) => `${path.basename(file)}\n${fs.readFileSync(file, 'utf8')}`);
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12);
}

/** Migrates once, whatever the number of test files: they all start from copies of these templates. */
module.exports = () => {
  const sum = checksum();
  const archive = path.join(os.tmpdir(), `canchero-template-${sum}-${process.getuid?.() ?? 0}.tar`);
  const server = process.env.TEST_DATABASE_URL;
  process.env.TEST_TEMPLATE = server ? `canchero_template_${sum}` : archive;
  process.env.TEST_ARCHIVE = archive;
  if (!fs.existsSync(archive)) makeTemplate(archive, '');
  if (server) makeTemplate(process.env.TEST_TEMPLATE, server);
};

function makeTemplate(name, server) {
  execFileSync(process.execPath, ['--import', 'tsx', path.join(__dirname, 'make-template.ts'), name], {
    cwd: path.join(__dirname, '../..'),
    env: { ...process.env, NODE_OPTIONS: '', TEST_DATABASE_URL: server },
    stdio: 'inherit',
  });
}
