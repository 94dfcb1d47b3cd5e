import { f } from '../../field/f.ts';
import { findingsIn, findingsOf, soundResource } from './fixture.ts';

describe('RES002', () => {
  it('finds a table and a column that two share', () => {
    const tagged = soundResource({ fields: { name: f.text(), tags: f.refs('roomTags') } });
    expect(findingsOf('RES002', { resources: [tagged, soundResource({ key: 'roomTags' })] })).toEqual([
      'RES002 house/roomTags: the table "room_tags" belongs to house/room',
    ]);
    const fields = { name: f.text(), head: f.ref('room'), headId: f.int() };
    expect(findingsIn('RES002', { fields })).toEqual([
      'RES002 house/room: two fields use the column "head_id"',
    ]);
  });
});
