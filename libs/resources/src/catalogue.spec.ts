import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  catalogueInParts,
  checkCatalogue,
  findingText,
  outlineOf,
  partsOf,
  servicesFor,
  type Actor,
  type CataloguePart,
  type ServiceLink,
} from '@school/kernel';
import { catalogue } from './index.ts';

const actor = (role: Actor['role'], ...privileges: string[]): Actor => ({
  id: 1,
  role,
  privileges: new Set(privileges),
});

const addresses = (links: readonly ServiceLink[]): string[] =>
  links.flatMap(({ url, subLinks }) => [url, ...addresses(subLinks)]);

/** Titles that occur more than once in the same group, with the group. */
const doubles = (links: readonly ServiceLink[], group = ''): string[] => {
  const titles = links.map(({ title }) => title);
  const twice = titles.filter((title, at) => titles.indexOf(title) !== at);
  return [
    ...twice.map((title) => `${group} > ${title}`),
    ...links.flatMap(({ title, subLinks }) => doubles(subLinks ?? [], title)),
  ];
};

const menuOf = (who: Actor): string[] => addresses(servicesFor(who, catalogue));

describe('the catalogue', () => {
  it('has no two entries of a menu group that are called alike', () => {
    const everything = catalogue.privileges.map(({ key }) => key);
    expect(doubles(servicesFor(actor('ADMIN', ...everything), catalogue))).toEqual([]);
    for (const role of ['EMPLOYEE', 'STUDENT', 'PARENT'] as const)
      expect(doubles(servicesFor(actor(role, ...everything), catalogue))).toEqual([]);
  });

  it('has no mistakes', () => {
    expect(checkCatalogue(catalogue).map(findingText)).toEqual([]);
  });

  it('lists every definition file', () => {
    const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    for (const { name } of folders) {
      const folder = join(import.meta.dirname, name);
      const files = readdirSync(folder).filter((file) => /\.(resource|settings)\.ts$/.test(file));
      const list = files.length > 0 ? readFileSync(join(folder, 'list.ts'), 'utf8') : '';
      expect(files.filter((file) => !list.includes(`'./${file}'`))).toEqual([]);
    }
  });
});

describe('the catalogue in parts', () => {
  const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
  const parts = throughJson(partsOf(catalogue));
  const late = catalogueInParts(throughJson(outlineOf(catalogue)), (module) =>
    Promise.resolve(parts[module] as CataloguePart),
  );

  it('has every address from the start', () => {
    expect(late.routes).toEqual(catalogue.routes);
  });

  it('is the same in the end, but for the rules by which rows are read: definitions are data', async () => {
    await late.ready([...catalogue.resources, ...catalogue.reports].map(({ key }) => key));
    for (const { key, sample: _sample, was: _was, menu: _menu, ...rest } of catalogue.resources) {
      const { rows: _rows, ...access } = rest.access;
      expect({ ...late.resource(key) }).toEqual({ key, ...rest, access });
    }
    const reports = catalogue.reports.map(({ menu: _menu, ...rest }) => rest);
    expect(late.reports.map((report) => ({ ...report }))).toEqual(reports);
  });
});

describe('the menu', () => {
  it('shows pupils and parents nothing of the personnel office', () => {
    const office =
      /^\/(employee|hr|payroll|finance|leave|configuration|user|my_(?!school|fees|messages)|dev|Audit)/;
    for (const role of ['STUDENT', 'PARENT'] as const) {
      const menu = menuOf(actor(role));
      expect(menu).toContain('/news');
      expect(menu.filter((address) => office.test(address))).toEqual([]);
    }
  });

  it('shows teachers their payslips but no masters', () => {
    const menu = menuOf(actor('EMPLOYEE'));
    expect(menu).toContain('/my_payslips');
    expect(menu).not.toContain('/employee/settings');
    expect(menu).not.toContain('/employee/view_all');
    expect(menu).not.toContain('/configuration/settings');
  });

  it('shows those who may search employees the employees', () => {
    expect(menuOf(actor('EMPLOYEE', 'EmployeeSearch'))).toContain('/employee/view_all');
  });

  it('keeps generating and approving apart', () => {
    const generating = menuOf(actor('EMPLOYEE', 'PayslipPowers'));
    expect(generating).toContain('/employee_payslips/payslip_for_payroll_group');
    expect(generating).not.toContain('/finance/payslip_index');
    expect(menuOf(actor('EMPLOYEE', 'ApproveRejectPayslip'))).toContain('/finance/payslip_index');
  });

  it('shows the administrator everything that has an entry', () => {
    const menu = menuOf(actor('ADMIN'));
    expect(menu).toEqual(
      expect.arrayContaining(['/user', '/employee/hr', '/finance/payslip_index', '/payroll_groups']),
    );
  });
});
