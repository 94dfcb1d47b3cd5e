import { f } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import { baseOf, callFor, readRestUrl } from './addresses.ts';

const resource = {
  key: 'thing',
  api: ['setup/v1/Things', 'setup/v1/thing'],
  fields: { kind: f.choice({ IN: 'In', FOR: 'For' }) },
  list: { columns: ['kind'] },
} as unknown as AnyResource;
const settings = { key: 'setting', api: 'setup/v1/Settings', single: true } as unknown as AnyResource;

const callOf = (url: string, method = 'GET', of = resource) => {
  const { key: _key, ...request } = readRestUrl(url);
  return callFor(of, method, request);
};

describe('calls for the requests of ra-data-simple-rest', () => {
  it('takes the first base path', () => {
    expect(baseOf(resource)).toBe('/setup/v1/Things');
    expect(() => baseOf({ key: 'line' } as AnyResource)).toThrow('"line" has no calls of its own.');
  });

  it('asks for a list with the words of its references', () => {
    const search = new URLSearchParams({
      sort: '["name","ASC"]',
      range: '[0,9]',
      filter: '{"active":true}',
      embed: '["owner"]',
    });
    expect(callOf(`/thing?${search}`)).toEqual({
      path: '/setup/v1/Things/getall',
      query: { sort: '["name","ASC"]', range: '[0,9]', filter: '{"active":true}', labels: '["owner"]' },
    });
  });

  it('asks for the rows of groups together', () => {
    const embed = JSON.stringify({ labels: ['owner'], group: { by: 'kind', closed: ['IN'] } });
    expect(callOf(`/thing?${new URLSearchParams({ embed })}`).query).toEqual({
      labels: '["owner"]',
      group: '{"by":"kind","closed":["IN"]}',
    });
  });

  it('leaves out what is empty and asks for several records by their numbers', () => {
    expect(callOf('/thing?filter=%7B%7D&embed=%5B%5D').query).toEqual({});
    expect(callOf(`/thing?filter=${encodeURIComponent('{"id":[1,2]}')}`).query).toEqual({
      filter: '{"id_in":[1,2]}',
    });
  });

  it('reads and writes one record', () => {
    expect(callOf('/thing/12').path).toBe('/setup/v1/Things/get/12');
    expect(callOf('/thing', 'POST').path).toBe('/setup/v1/Things/save');
    expect(callOf('/thing/12', 'PUT').path).toBe('/setup/v1/Things/update/12');
    expect(callOf('/thing/12', 'DELETE').path).toBe('/setup/v1/Things/delete/12');
  });

  it('knows settings by their address alone', () => {
    expect(callOf('/setting/single', 'GET', settings).path).toBe('/setup/v1/Settings/get');
    expect(callOf('/setting/1', 'PUT', settings).path).toBe('/setup/v1/Settings/update');
  });
});
