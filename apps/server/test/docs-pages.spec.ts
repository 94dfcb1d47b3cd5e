import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkCatalogue, createCatalogue } from '@school/kernel';
import type { AnyOperation, AnyResource, Lifecycle, Screen } from '@school/kernel';
import { catalogue } from '@school/resources';
import { documented } from './documented.ts';

const root = join(import.meta.dirname, '../../..');
const pages = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
/** Files that a page tells the reader to create. */
const toMake = /iban|<|\{|\*|…|concession|visitCard|canteen|department-salaries|\/fees\//i;

describe.each(pages)('docs/%s', (name) => {
  it('names files and folders that are there', () => {
    const text = readFileSync(join(root, 'docs', name), 'utf8');
    const paths = Array.from(
      text.matchAll(/`((?:apps|libs|tools|docs|e2e)\/[^`\s]+)`/g),
      ([, path = '']) => path,
    );
    expect(paths.filter((path) => !toMake.test(path) && !existsSync(join(root, path)))).toEqual([]);
  });
});

/** The definitions shown on the pages are valid as they stand. */
describe('what the pages show', () => {
  it('is a settings page', () => {
    const setting = documented('add-a-settings-page') as AnyResource;
    const whole = createCatalogue({ ...catalogue, resources: [...catalogue.resources, setting] });
    const mine = checkCatalogue(whole).filter(({ at }) => at.includes(setting.key));
    expect(mine).toEqual([]);
    expect(setting.single).toBe(true);
  });

  it('is a screen', () => {
    const screen = documented('add-a-screen') as Screen;
    const whole = createCatalogue({ ...catalogue, screens: [...catalogue.screens, screen] });
    expect(checkCatalogue(whole)).toEqual([]);
  });

  it('is an operation, with its button on the record', () => {
    const operation = documented('add-an-operation') as AnyOperation;
    const whole = createCatalogue({
      ...catalogue,
      operations: [...(catalogue.operations ?? []), operation],
    });
    expect(checkCatalogue(whole)).toEqual([]);
    expect(whole.resource('libraryCard').operations).toMatchObject([
      { key: operation.key, takes: 'one', preview: true, confirm: operation.confirm },
    ]);
  });

  it('is a workflow', () => {
    const { lifecycle } = documented('add-a-workflow') as { readonly lifecycle: Lifecycle<string> };
    const resources = catalogue.resources.map((resource) =>
      resource.key === 'employee' ? { ...resource, lifecycle } : resource,
    );
    expect(checkCatalogue(createCatalogue({ ...catalogue, resources }))).toEqual([]);
  });
});
