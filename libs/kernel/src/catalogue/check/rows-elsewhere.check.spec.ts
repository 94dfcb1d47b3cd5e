import { f } from '../../field/f.ts';
import { findingsOf, soundResource } from './fixture.ts';

describe('RES030', () => {
  const bed = soundResource({
    key: 'bed',
    fields: {
      name: f.text({ unique: true }),
      room: f.ref('room'),
      kind: f.choice({ BIG: 'Big' }),
      soft: f.flag(),
    },
  });
  const found = (has: object) =>
    findingsOf('RES030', {
      resources: [
        soundResource({ has: { beds: { label: 'Beds', of: 'bed', via: 'room', fields: ['kind'], ...has } } }),
        bed,
      ],
    });

  it('finds rows that do not lead back, and fields that nobody can ask for', () => {
    expect(found({ where: { soft: true } })).toEqual([]);
    expect(found({ of: 'chair' })).toEqual(['RES030 house/room has.beds: no resource "chair"']);
    expect(found({ via: 'kind', fields: ['name', 'size'], where: { hard: true } })).toEqual([
      'RES030 house/room has.beds: "bed.kind" is no reference to "room"',
      'RES030 house/room has.beds: "bed.name" cannot be asked for',
      'RES030 house/room has.beds: "bed.size" cannot be asked for',
      'RES030 house/room has.beds: the filter is wrong at "hard"',
    ]);
  });

  it('finds a name that a field has already', () => {
    const room = soundResource({
      has: { floor: { label: 'Beds', of: 'bed', via: 'room', fields: ['kind'] } },
    });
    expect(findingsOf('RES030', { resources: [room, bed] })).toEqual([
      'RES030 house/room has.floor: "floor" is a field too',
    ]);
  });
});
