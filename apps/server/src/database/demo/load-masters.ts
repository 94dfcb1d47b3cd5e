import type { ApiClient } from './api-client.ts';
import {
  academicYears,
  financialYears,
  terms,
  additionalDetails,
  bankFields,
  categories,
  departments,
  grades,
  institution,
  positions,
} from './masters.ts';

/** Ids by name (departments by code), for anything that refers to them. */
export interface MasterIds {
  readonly categories: ReadonlyMap<string, number>;
  readonly positions: ReadonlyMap<string, number>;
  readonly departments: ReadonlyMap<string, number>;
  readonly grades: ReadonlyMap<string, number>;
  readonly bankFields: ReadonlyMap<string, number>;
}

const saveAll = async <T extends object>(
  api: ApiClient,
  base: string,
  rows: readonly T[],
  nameOf: (row: T) => string,
): Promise<ReadonlyMap<string, number>> => {
  const ids = new Map<string, number>();
  for (const row of rows)
    ids.set(nameOf(row), (await api.post<{ id: number }>(`setup/v1/${base}/save`, row)).id);
  return ids;
};

/** Institution, personnel masters and additional details. */
export const loadMasters = async (api: ApiClient): Promise<MasterIds> => {
  await api.put('setup/v1/InstitutionSettings/update', institution);
  const years = await saveAll(api, 'AcademicSetup', academicYears, ({ name }) => name);
  for (const { name } of academicYears.slice(0, 2).toReversed()) {
    await api.post(`setup/v1/AcademicSetup/transition/start/${years.get(name)}`, {});
    if (name !== academicYears[0].name) {
      await api.post(`setup/v1/AcademicSetup/transition/close/${years.get(name)}`, {});
    }
  }
  await saveAll(
    api,
    'Terms',
    terms.map(({ year, ...own }) => ({ ...own, academicYear: years.get(year) })),
    ({ startDate }) => startDate,
  );
  const books = await saveAll(api, 'FinancialYears', financialYears, ({ name }) => name);
  await api.post(`setup/v1/FinancialYears/transition/close/${books.get(financialYears[0].name)}`, {});
  const categoryIds = await saveAll(api, 'EmployeeCategories', categories, ({ name }) => name);
  const positionRows = positions.map(({ name, category }) => ({ name, category: categoryIds.get(category) }));
  await saveAll(api, 'AdditionalDetails', additionalDetails, ({ name }) => name);
  return {
    categories: categoryIds,
    positions: await saveAll(api, 'EmployeePositions', positionRows, ({ name }) => name),
    departments: await saveAll(api, 'EmployeeDepartments', departments, ({ code }) => code),
    grades: await saveAll(api, 'EmployeeGrades', grades, ({ name }) => name),
    bankFields: await saveAll(api, 'BankFields', bankFields, ({ name }) => name),
  };
};
