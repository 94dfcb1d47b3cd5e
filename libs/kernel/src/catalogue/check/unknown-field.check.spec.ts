import type { AnyResource } from '../../resource/definition.ts';
import { findingsIn } from './fixture.ts';

describe('RES014', () => {
  it('finds names of no field, with the one that was meant', () => {
    const changes: Partial<AnyResource> = {
      list: { columns: ['name', 'flor'], sort: '-nam' },
      form: {
        tabs: [{ key: 'a', label: 'A', sections: [{ fields: ['name'] }, { fields: ['constructor'] }] }],
      },
      unique: [{ fields: ['name', 'label'] }],
    };
    expect(findingsIn('RES014', changes)).toEqual([
      'RES014 house/room list.columns[1]: no field "flor", did you mean "floor"?',
      'RES014 house/room list.sort: no field "nam", did you mean "name"?',
      'RES014 house/room form.tabs[0].sections[1].fields[0]: no field "constructor"',
      'RES014 house/room unique[0].fields[1]: no field "label"',
    ]);
  });
});
