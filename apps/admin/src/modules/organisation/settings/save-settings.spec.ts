import type { Call, Http } from '../../../engine/data/http.ts';
import { saveOrganisation } from './save-settings.ts';

const recording = () => {
  const calls: string[] = [];
  const http = (async (path: string, { method, body }: Call = {}) => {
    calls.push(`${method} ${path} ${JSON.stringify(body)}`);
    return { data: { id: 1, keyString: 'main' }, message: '', headers: new Headers() };
  }) as Http;
  return { calls, http };
};

it('creates settings without a key and updates those that have one (B078, B079)', async () => {
  const { calls, http } = recording();
  await saveOrganisation(http, undefined, { name: 'Greenfield', version: 0 });
  await saveOrganisation(http, 'main', { name: 'Greenfield', version: 3 });
  expect(calls).toEqual([
    'POST /setup/v1/save {"name":"Greenfield"}',
    'PUT /setup/v1/update/main {"name":"Greenfield","version":3}',
  ]);
});
