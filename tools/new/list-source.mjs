const importOf = (key, fileName) => `import { ${key} } from './${fileName}';`;

const newList = (module, key, fileName) => `import type { AnyResource } from '@school/kernel';
${importOf(key, fileName)}

export const ${module}Resources: readonly AnyResource[] = [
  ${key},
];
`;

/**
 * Adds a definition to the list file of its module: two lines, ordered by file name where the file is, touching nothing
 * else, so that parallel branches merge.
 */
export const withEntry = (source, module, key, fileName) => {
  if (source === undefined) return newList(module, key, fileName);
  const line = importOf(key, fileName);
  if (source.includes(line)) return source;
  const lines = source.trimEnd().split('\n');
  const imports = lines.filter((text) => /^import .*'\.\/.*';$/.test(text));
  const path = (text) => /'(.*)'/.exec(text)?.[1] ?? '';
  const next = imports.find((text) => path(text).localeCompare(path(line)) > 0);
  const nextName = /\{ (\w+)/.exec(next ?? '')?.[1];
  const end = lines.lastIndexOf('];');
  const entry = nextName === undefined ? -1 : lines.indexOf(`  ${nextName},`);
  lines.splice(entry === -1 ? end : entry, 0, `  ${key},`);
  const lastImport = lines.findLastIndex((text) => text.startsWith('import '));
  lines.splice(next === undefined ? lastImport + 1 : lines.indexOf(next), 0, line);
  return `${lines.join('\n')}\n`;
};

/** Adds the list of a new module to the catalogue. */
export const withModule = (source, module) => {
  if (source.includes(`./${module}/list.ts`)) return source;
  return source
    .replace(/(import \{ menuGroups \})/, `import { ${module}Resources } from './${module}/list.ts';\n$1`)
    .replace(/resources: \[/, `resources: [...${module}Resources, `);
};
