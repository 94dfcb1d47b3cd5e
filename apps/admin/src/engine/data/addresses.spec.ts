import { fieldBuilders } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import { baseOf, createCall, listCall, recordCall } from './addresses.ts';
import { filterAtDoor } from './at-the-door.ts';

const f = fieldBuilders<string>();

const resource = {
  key: 'thing',
  api: ['setup/v1/Things', 'setup/v1/thing'],
  fields: { kind: f.choice({ IN: 'In', FOR: 'For' }), owner: f.ref('owner'), code: f.text() },
  list: { columns: ['kind'] },
} as unknown as AnyResource;
const settings = { key: 'setting', api: 'setup/v1/Settings', single: true } as unknown as AnyResource;

describe('calls for the requests of ra-data-simple-rest', () => {
  it('take the first base path', () => {
    expect(baseOf(resource)).toBe('/setup/v1/Things');
    expect(() => baseOf({ key: 'line' } as AnyResource)).toThrow('"line" has no calls of its own.');
  });

  it('ask for a list, with what only our lists understand', () => {
    expect(listCall()('/setup/v1/Things?range=%5B0%2C9%5D')).toBe(
      '/setup/v1/Things/getall?range=%5B0%2C9%5D',
    );
    const group = { by: 'kind', closed: ['IN'] };
    const [path, search] = listCall({ group })('/setup/v1/Things?filter=%7B%7D').split('?');
    expect(path).toBe('/setup/v1/Things/getall');
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      filter: '{}',
      group: '{"by":"kind","closed":["IN"]}',
    });
  });

  it('read and write one record', () => {
    expect(recordCall(resource, 'get')('/setup/v1/Things/12?embed=x')).toBe(
      '/setup/v1/Things/get/12?embed=x',
    );
    expect(recordCall(resource, 'update')('/setup/v1/Things/12')).toBe('/setup/v1/Things/update/12');
    expect(createCall('/setup/v1/Things')).toBe('/setup/v1/Things/save');
  });

  it('know settings by their address alone', () => {
    expect(recordCall(settings, 'get')('/setup/v1/Settings/single')).toBe('/setup/v1/Settings/get');
    expect(recordCall(settings, 'update')('/setup/v1/Settings/1')).toBe('/setup/v1/Settings/update');
  });

  it('make numbers of records numbers, and leave texts that look like them', () => {
    expect(filterAtDoor(resource, { id: ['4', 5], owner: '7', owner_in: ['1'], code: '007' })).toEqual({
      id: [4, 5],
      owner: 7,
      owner_in: [1],
      code: '007',
    });
  });
});
