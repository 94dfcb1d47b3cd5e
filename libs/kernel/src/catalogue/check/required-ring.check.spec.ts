import { f } from '../../field/f.ts';
import { findingsOf, soundResource } from './fixture.ts';

describe('RES021', () => {
  it('finds a ring in which nothing can begin', () => {
    const one = soundResource({ fields: { name: f.text(), hall: f.ref('hall', { required: true }) } });
    const two = soundResource({
      key: 'hall',
      fields: { name: f.text(), room: f.ref('room', { required: true }) },
    });
    expect(findingsOf('RES021', { resources: [one, two] })).toEqual([
      'RES021 house/room: required references form a ring: room -> hall -> room',
      'RES021 house/hall: required references form a ring: hall -> room -> hall',
    ]);
    expect(findingsOf('RES021', { resources: [one, soundResource({ key: 'hall' })] })).toEqual([]);
  });
});
