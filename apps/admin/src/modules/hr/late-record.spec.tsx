import { catalogue } from '@school/resources';
import type { AnyResource } from '@school/kernel';
import { cleanup, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { showInEngine } from '../../../test/engine.tsx';
import { EditEmployeeByNumber } from './EditEmployeeByNumber.tsx';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { useRecord } from '../../engine/record/use-record.ts';

/** Screens of records whose address contains a field other than the number. */
const named = catalogue.resources.flatMap((resource) =>
  Object.values(resource.screens ?? {}).flatMap((path) =>
    typeof path === 'string' && /:(?!id\b)\w/.test(path) ? [[resource.key, path] as const] : [],
  ),
);

const Probe = ({ of, id }: { readonly of: string; readonly id?: number }) => {
  const resource: AnyResource = useEnvironment().catalogue.resource(of);
  const { data, error } = useRecord(resource, id);
  return <p>{error ? `refused: ${String(error)}` : data ? `record ${data.id}` : 'on its way'}</p>;
};

const addressOf = ({ api }: AnyResource): string => String([api ?? ''].flat()[0]);

afterEach(cleanup);

describe('a record whose definition has not come yet', () => {
  it('is asked for by another key at some addresses', () => {
    expect(named.length).toBeGreaterThan(0);
  });

  it.each(named)('is read all the same: %s at %s', async (key, path) => {
    const base = addressOf(catalogue.resource(key));
    const address = path.replaceAll(/:\w+/g, '7');
    await showInEngine(
      <Suspense fallback="definitions">
        <Routes>
          <Route path={path} element={<Probe of={key} />} />
        </Routes>
      </Suspense>,
      {
        resources: catalogue.resources,
        answers: { [`${base}/getall`]: [{ id: 7 }], [`${base}/get/7`]: { id: 7 } },
        path: address,
        inParts: true,
      },
    );
    expect(await screen.findByText('record 7')).toBeTruthy();
  });

  it('opens the form of an employee by the number in the address', async () => {
    const base = addressOf(catalogue.resource('employee'));
    const employee = { id: 7, employeeNumber: 'E1001', firstName: 'Asma', lastName: 'Khan', version: 1 };
    await showInEngine(
      <Suspense fallback="definitions">
        <Routes>
          <Route path="/employee_profile/edit/:empNo" element={<EditEmployeeByNumber />} />
        </Routes>
      </Suspense>,
      {
        resources: catalogue.resources,
        answers: { [`${base}/getall`]: [employee], [`${base}/get/7`]: employee },
        path: '/employee_profile/edit/E1001',
        inParts: true,
      },
    );
    expect(await screen.findByDisplayValue('Asma')).toBeTruthy();
  });
});
