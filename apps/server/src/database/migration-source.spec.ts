import { format, resolveConfig } from 'prettier';
import { migrationClassName, migrationSlug, migrationSource, withMigration } from './migration-source.ts';

const prettified = async (text: string): Promise<string> =>
  format(text, { ...(await resolveConfig(import.meta.filename)), parser: 'typescript' });

describe('the text of a migration', () => {
  it('is named after its words and its moment', () => {
    expect(migrationSlug('Add grades to Employees!')).toBe('add-grades-to-employees');
    expect(migrationSlug('employeeGrade')).toBe('employee-grade');
    expect(migrationClassName('add-grades', 1_700_000_000_000)).toBe('AddGrades1700000000000');
    expect(() => migrationSlug('123')).toThrow(/starts with a letter/);
  });

  it('carries any SQL and is formatted already', async () => {
    const sql = ["SELECT '`', '\\d', '${x}', '$1'", 'SELECT 2'];
    const source = migrationSource('Any1700000000000', { up: sql, down: ['SELECT 3'] });
    expect(await prettified(source)).toBe(source);
    const template = /`\n([\s\S]*?)\n`\);/.exec(source)?.[1];
    expect(template).toBe("SELECT '\\`', '\\\\d', '\\${x}', '$1';\nSELECT 2;");
  });

  it('says that dropped data cannot come back', async () => {
    const source = migrationSource('Gone1700000000000', { up: ['DROP TABLE x'] });
    expect(source).toContain('cannot be taken back');
    expect(await prettified(source)).toBe(source);
  });

  it('is added to the end of the list, however long that is', async () => {
    let list = [
      "import type { MigrationClass } from '../migration-class.ts';",
      '',
      '/** All migrations. */',
      'export const migrations: readonly MigrationClass[] = [];',
      '',
    ].join('\n');
    for (const n of [1, 2, 3]) list = withMigration(list, `AddManyThings${n}`, `${n}-add-many-things.ts`);
    expect(list).toContain("import { AddManyThings3 } from './3-add-many-things.ts';\n\n/** All");
    expect(list.indexOf('AddManyThings1,')).toBeLessThan(list.indexOf('AddManyThings2,'));
    expect(await prettified(list)).toBe(list);
  });
});
