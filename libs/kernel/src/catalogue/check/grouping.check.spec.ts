import { f } from '../../field/f.ts';
import { findingsIn } from './fixture.ts';

describe('RES029', () => {
  const fields = {
    name: f.text({ unique: true }),
    state: f.choice({ OPEN: 'Open' }),
    since: f.date(),
    price: f.money(),
  };
  const found = (by: string, titles?: Record<string, string>) =>
    findingsIn('RES029', {
      fields,
      list: { columns: ['name'], group: { by, ...(titles ? { titles } : {}) } },
    });

  it('finds a list that is grouped by what has no groups', () => {
    for (const by of ['state', 'since:month', 'since:year']) expect(found(by)).toEqual([]);
    for (const by of ['name', 'since', 'price', 'state:month'])
      expect(found(by)).toEqual([`RES029 house/room list.group.by: no groups by "${by}"`]);
  });

  it('finds titles of options that are not there', () => {
    expect(found('state', { OPEN: 'Still open' })).toEqual([]);
    expect(found('state', { SHUT: 'Shut' })).toEqual([
      'RES029 house/room list.group.titles: "SHUT" is no option of "state"',
    ]);
  });
});
