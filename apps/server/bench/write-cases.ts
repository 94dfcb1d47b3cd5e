import { interleaved } from './load.ts';
import type { Product } from './product.ts';
import { rate, ratio, type Figure } from './table.ts';

let sequence = Date.now();
const fresh = (): string => {
  sequence += 1;
  return sequence.toString(36);
};

/** Save and update with validation, version, audit and history, compared with a bare insert and update. */
export const writeFigures = async (
  product: Product,
  baseline: string,
  department: number,
): Promise<Figure[]> => {
  const json = { 'content-type': 'application/json' };
  const headers = { ...json, authorization: product.authorization };
  const save = await interleaved({
    ours: () => ({
      url: `${product.url}/api/setup/v1/EmployeeDepartments/save`,
      method: 'POST',
      headers,
      body: JSON.stringify({ code: fresh(), name: `Department ${fresh()}` }),
    }),
    a: () => ({
      url: `${baseline}/a/save`,
      method: 'POST',
      headers: json,
      body: JSON.stringify({ code: fresh(), name: `Department ${fresh()}` }),
    }),
  });
  const update = await interleaved({
    ours: (n) => ({
      url: `${product.url}/api/setup/v1/EmployeeDepartments/update/${department + (n % 1000)}`,
      method: 'PUT',
      headers,
      body: JSON.stringify({ name: `Renamed ${fresh()}` }),
    }),
    a: (n) => ({
      url: `${baseline}/a/update/${department + (n % 1000)}`,
      method: 'PUT',
      headers: json,
      body: JSON.stringify({ name: `Renamed ${fresh()}` }),
    }),
  });
  const contenders = [
    ['save', save, 0.5],
    ['update', update, 0.45],
  ] as const;
  return contenders.map(([what, runs, least]) => {
    const ours = runs['ours']?.perSecond ?? 0;
    const a = runs['a']?.perSecond ?? 1;
    const failed = runs['ours']?.failures ?? 0;
    return {
      what: `${what} with validation, version, audit, history`,
      ours: `${rate(ours)}${failed ? ` (${failed} failed)` : ''}`,
      beside: `A ${rate(a)} ${ratio(ours / a)}`,
      target: `${least} x A`,
      holds: ours / a >= least && failed === 0,
    };
  });
};

/** Sign-ins of one account after another; argon2 is meant to cost time. */
export const signInFigure = async (product: Product): Promise<Figure> => {
  const body = JSON.stringify({ username: 'hr', password: 'Demo@1234' });
  const call = () => ({
    url: `${product.url}/api/auth/login`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const runs = await interleaved({ ours: call }, { seconds: 2, connections: 1 });
  return {
    what: 'sign-in',
    ours: `${(runs['ours']?.p50 ?? Number.NaN).toFixed(0)} ms`,
    target: 'measured only',
  };
};
