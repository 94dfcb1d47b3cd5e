import { masterData } from '../../access/access.ts';
import type { Access } from '../../access/access.ts';
import { f } from '../../field/f.ts';
import { findingsOf, soundResource } from './fixture.ts';

describe('RES031', () => {
  const rows: Access = { read: ['EMPLOYEE'], rows: { EMPLOYEE: { floor: 1 } } };
  const found = (room: Access, photo: Access) =>
    findingsOf('RES031', {
      resources: [
        soundResource({ access: room }),
        soundResource({
          key: 'photo',
          parent: 'room',
          fields: { name: f.text(), picture: f.image({ level: 'basic' }) },
          access: photo,
        }),
      ],
    });

  it('finds files that more people reach than the record that they belong to', () => {
    expect(found(rows, masterData('HouseKeeping'))).toEqual([
      'RES031 house/photo access.rows: "picture" is open to all readers, "room" is not',
    ]);
    expect(found(rows, { read: ['EMPLOYEE'], rows: { EMPLOYEE: { 'room.floor': 1 } } })).toEqual([]);
    expect(found(masterData('HouseKeeping'), masterData('HouseKeeping'))).toEqual([]);
  });

  it('finds lines with calls of their own that more people reach than the record that they belong to', () => {
    const lines = (access: Access) =>
      findingsOf('RES031', {
        resources: [
          soundResource({ access: rows }),
          soundResource({ key: 'guest', parent: 'room', api: 'setup/v1/Guest', access }),
        ],
      });
    expect(lines(masterData('HouseKeeping'))).toEqual([
      'RES031 house/guest access.rows: "guest" is open to all readers, "room" is not',
    ]);
    expect(lines({ read: ['EMPLOYEE'], rows: { EMPLOYEE: { 'room.floor': 1 } } })).toEqual([]);
  });
});
