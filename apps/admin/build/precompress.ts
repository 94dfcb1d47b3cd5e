import { readdirSync, readFileSync, statSync, writeFileSync } from 'fs';
import { join } from 'path';
import { brotliCompressSync, constants, gzipSync } from 'zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:js|css|html|svg|json|txt|woff)$/;
const smallest = 1024;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile());

const compress = (file: string): void => {
  const bytes = readFileSync(file);
  if (bytes.length < smallest) return;
  const brotli = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, brotli));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
};

/** Writes a `.br` and a `.gz` beside every text file of the build, so that the server compresses nothing itself. */
export const precompress = (): Plugin => {
  let folder = 'dist';
  return {
    name: 'school:precompress',
    apply: 'build',
    configResolved: (config) => {
      folder = config.build.outDir.startsWith('/')
        ? config.build.outDir
        : join(config.root, config.build.outDir);
    },
    closeBundle: () => {
      for (const file of filesIn(folder)) if (compressible.test(file)) compress(file);
    },
  };
};
