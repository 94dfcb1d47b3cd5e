import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';
import { swcOptions } from './swc-options.mjs';

const jestGlobals = 'school:jest-globals';

/** `@jest/globals` refuses to load outside Jest's own realm; the runner has put the same things in this one. */
export const resolve = (specifier, context, next) =>
  specifier === '@jest/globals' ? { url: jestGlobals, shortCircuit: true } : next(specifier, context);

const compiled = async (url) => {
  const filename = fileURLToPath(url);
  const options = { ...swcOptions, filename, sourceMaps: 'inline', configFile: false, swcrc: false };
  return (await transform(await readFile(filename, 'utf8'), options)).code;
};

export const load = async (url, context, next) => {
  if (url === jestGlobals)
    return {
      format: 'module',
      shortCircuit: true,
      source: 'export const jest = new Proxy({}, { get: (_, key) => globalThis.jest[key] });',
    };
  if (!/\.tsx?(?:\?|$)/.test(url)) return next(url, context);
  return { format: 'module', shortCircuit: true, source: await compiled(url) };
};
