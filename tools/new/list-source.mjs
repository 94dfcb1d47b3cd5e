/** Adds a definition to the list file of its module, sorted, one line each, so that parallel branches merge. */
export const withEntry = (source, module, key, fileName) => {
  const current =
    source ??
    `import type { AnyResource } from '@school/kernel';\n\nexport const ${module}Resources: readonly AnyResource[] = [\n];\n`;
  const line = `import { ${key} } from './${fileName}';`;
  if (current.includes(line)) return current;
  const imports = [...current.matchAll(/^import \{ \w+ \} from '\.\/.*';$/gm)].map(([text]) => text);
  const path = (text) => /'(.*)'/.exec(text)?.[1] ?? '';
  const sortedImports = [...imports, line].sort((a, b) => path(a).localeCompare(path(b)));
  const names = sortedImports.map((text) => /\{ (\w+) \}/.exec(text)?.[1]);
  const head = current.slice(0, current.indexOf('\n') + 1);
  // A list keeps the name by which the catalogue knows it: `feeResources` of the module `fees`.
  const list = /export const (\w+): readonly AnyResource/.exec(current)?.[1] ?? `${module}Resources`;
  return `${head}${sortedImports.join('\n')}\n\nexport const ${list}: readonly AnyResource[] = [\n${names.map((name) => `  ${name},`).join('\n')}\n];\n`;
};

/** Adds the list of a new module to the catalogue. */
export const withModule = (source, module) => {
  if (source.includes(`./${module}/list.ts`)) return source;
  return source
    .replace(/(import \{ menuGroups \})/, `import { ${module}Resources } from './${module}/list.ts';\n$1`)
    .replace(/resources: \[/, `resources: [...${module}Resources, `);
};
