import type { Statements } from '../engine/schema/statements.ts';

/** `Add grades to employees` -> `add-grades-to-employees`. @throws Error when nothing is left */
export const migrationSlug = (words: string): string => {
  const slug = words
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  if (!/^[a-z]/.test(slug)) throw new Error(`"${words}" cannot name a migration: it starts with a letter.`);
  return slug;
};

/** `add-grades` and a timestamp -> `AddGrades1767225600000`. */
export const migrationClassName = (slug: string, milliseconds: number): string =>
  slug.replaceAll(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()) + String(milliseconds);

const inTemplate = (sql: readonly string[]): string =>
  sql
    .map((statement) => `${statement};`)
    .join('\n')
    .replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`);

const method = (name: 'up' | 'down', sql: readonly string[]): string =>
  `  async ${name}(runner: QueryRunner): Promise<void> {\n    await runner.query(\`\n${inTemplate(sql)}\n\`);\n  }`;

const irreversible = `  down(): Promise<void> {\n    return Promise.reject(new Error('This migration drops data and cannot be taken back.'));\n  }`;

/** The text of a migration file, as Prettier formats it. */
export const migrationSource = (className: string, { up, down }: Statements): string =>
  [
    `import type { MigrationInterface, QueryRunner } from 'typeorm';`,
    '',
    `export class ${className} implements MigrationInterface {`,
    `  readonly name = '${className}';`,
    '',
    method('up', up),
    '',
    down ? method('down', down) : irreversible,
    '}',
    '',
  ].join('\n');

/** Adds a migration to the source text of the list. */
export const withMigration = (list: string, className: string, file: string): string => {
  const entries = [...(/readonly MigrationClass\[\] = \[([^\]]*)\]/.exec(list)?.[1] ?? '').matchAll(/\w+/g)];
  const names = [...entries.map(([name]) => name), className];
  const inline = `= [${names.join(', ')}];`;
  const declaration = 'export const migrations: readonly MigrationClass[] ';
  const array =
    declaration.length + inline.length <= 110
      ? inline
      : `= [\n${names.map((name) => `  ${name},\n`).join('')}];`;
  return list
    .replace(/(\n\n\/\*\*)/, `\nimport { ${className} } from './${file}';$1`)
    .replace(/= \[[^\]]*\];/, () => array);
};
