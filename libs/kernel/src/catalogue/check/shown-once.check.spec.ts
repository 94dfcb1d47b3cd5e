import { findingsIn } from './fixture.ts';

describe('RES043', () => {
  it('finds a field that stands twice in a list or a form', () => {
    const tab = (key: string, fields: readonly string[]) => ({ key, label: key, sections: [{ fields }] });
    const list = { columns: ['name', 'floor', 'name'], filters: ['floor'] };
    const form = { tabs: [tab('first', ['name', 'floor']), tab('second', ['floor'])] };
    expect(findingsIn('RES043', { list, form })).toEqual([
      'RES043 house/room list.columns: "name" stands in it twice',
      'RES043 house/room form: "floor" stands in it twice',
    ]);
  });
});
