import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue } from '@school/resources';
import { projectRoot } from '../platform/settings/project-root.ts';
import { unlisted } from './unlisted.ts';

it('every definition that is written stands in a list', () => {
  expect(unlisted(catalogue, projectRoot())).toEqual([]);
});

it('a report that stands in no list is told with its file', () => {
  const root = mkdtempSync(join(tmpdir(), 'school-unlisted-'));
  try {
    const folder = join(root, 'libs/resources/src/hr');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'lost.report.ts'), `export const lost = defineReport('lostReport', {});`);
    writeFileSync(join(folder, 'employee.resource.ts'), `defineResource('employee', {});`);
    expect(unlisted(catalogue, root)).toEqual([
      'libs/resources/src/hr/lost.report.ts: "lostReport" stands in no list, so it is not there',
    ]);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
