import { f } from '../../field/f.ts';
import { findingsIn } from './fixture.ts';

describe('RES039', () => {
  it('finds bounds that leave no value, in groups too', () => {
    const fields = {
      name: f.text({ min: 3, max: 3 }),
      floor: f.int({ min: 10, max: 5 }),
      rent: f.money({ level: 'basic', min: '9.00', max: '10.00' }),
      season: f.group({ opens: f.date({ min: '2026-05-01', max: '2026-04-01' }) }),
    };
    expect(findingsIn('RES039', { fields })).toEqual([
      'RES039 house/room fields.floor: nothing is both 10 or more and 5 or less',
      'RES039 house/room fields.season.opens: nothing is both 2026-05-01 or more and 2026-04-01 or less',
    ]);
  });

  it('finds a required reference that would be cleared', () => {
    const fields = { name: f.text(), next: f.ref('room', { required: true, onDelete: 'clear' }) };
    expect(findingsIn('RES039', { fields })).toEqual([
      'RES039 house/room fields.next: a required reference cannot be cleared when its record goes',
    ]);
  });

  it('finds what archived records keep although it is not unique, or none is ever archived', () => {
    const fields = {
      name: f.text({ keptByArchived: true }),
      door: f.text({ unique: true, keptByArchived: true }),
    };
    const said = 'archived records keep only what is unique among the others';
    expect(findingsIn('RES039', { fields })).toEqual([`RES039 house/room fields.name: ${said}`]);
    expect(findingsIn('RES039', { fields, noArchive: true })).toEqual([
      `RES039 house/room fields.name: ${said}`,
      `RES039 house/room fields.door: ${said}`,
    ]);
  });
});
