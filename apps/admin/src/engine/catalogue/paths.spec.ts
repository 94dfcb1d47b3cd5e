import type { AnyResource } from '@school/kernel';
import { recordFrom, recordPath, screenPath } from './paths.ts';

const resource = {
  key: 'room',
  fields: { code: { type: 'text' }, building: { type: 'ref', to: 'building' } },
  screens: {
    list: ['/rooms', '/room'],
    show: '/rooms/:code',
    edit: '/buildings/:buildingID/rooms/:roomID/edit',
  },
} as unknown as AnyResource;

describe('addresses of generated screens', () => {
  it('come from the first one that is named', () => {
    expect(screenPath(resource, 'list')).toBe('/rooms');
    expect(screenPath(resource, 'create')).toBe('/rooms/new');
  });

  it('name a record by its number or by the field of that name, and take the rest from the row', () => {
    const row = { id: 7, code: 'A 1', building: 3 };
    expect(recordPath(resource, 'show', row)).toBe('/rooms/A%201');
    expect(recordPath(resource, 'edit', row)).toBe('/buildings/3/rooms/7/edit');
  });

  it('find the record again', () => {
    expect(recordFrom(resource, { '*': 'x', code: 'A 1' })).toEqual({ filter: { code: 'A 1' } });
    expect(recordFrom(resource, { buildingID: '3', roomID: '7' })).toEqual({ id: '7' });
    expect(recordFrom(resource, {})).toBeUndefined();
  });

  it('are missing below a record that nobody knows', () => {
    const below = { ...resource, screens: { list: '/buildings/:buildingID/rooms' } } as AnyResource;
    expect(screenPath(below, 'create')).toBeUndefined();
    expect(screenPath(below, 'create', { buildingID: '3' })).toBe('/buildings/3/rooms/new');
  });
});
