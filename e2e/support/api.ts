import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { demoPassword } from './school.ts';

/** What every saved record returns. */
export interface Saved {
  readonly id: number;
}

/** Calls of the product with a separate token, for what a journey finds there. */
export const clientOf = async (page: Page, username: string) => {
  const login = { username, password: demoPassword };
  const signedIn = await page.request.post('/api/auth/login', { data: login });
  const { data } = (await signedIn.json()) as { data: { token: string } };
  const headers = { authorization: `Bearer ${data.token}` };
  const told = async <T>(answer: Awaited<ReturnType<Page['request']['get']>>): Promise<T> => {
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { data: T }).data;
  };
  return {
    get: async <T>(path: string): Promise<T> => told<T>(await page.request.get(`/api/${path}`, { headers })),
    post: async <T>(path: string, body: object): Promise<T> =>
      told<T>(await page.request.post(`/api/${path}`, { headers, data: body })),
    put: async <T>(path: string, body: object): Promise<T> =>
      told<T>(await page.request.put(`/api/${path}`, { headers, data: body })),
  };
};

/** A person in the position of an existing employee, with an account of the same name. */
export const hire = async (
  page: Page,
  employeeNumber: string,
  firstName: string,
  more: object = {},
): Promise<Saved> => {
  const api = await clientOf(page, 'hr');
  const like = await api.get<Record<string, unknown>>('setup/v1/EmployeeDetails/get/19');
  const { department, category, position } = like;
  const person = {
    employeeNumber,
    firstName,
    joiningDate: '2025-01-06',
    department,
    category,
    position,
    ...more,
  };
  return api.post<Saved>('setup/v1/EmployeeDetails/save', person);
};
