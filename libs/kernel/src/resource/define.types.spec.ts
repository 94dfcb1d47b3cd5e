import { masterData } from '../access/access.ts';
import { is } from '../tree/expression.ts';
import { f } from '../field/f.ts';
import type { AnyResource } from './definition.ts';
import { defineResource, type Create, type Row } from './define.ts';

const person = defineResource('person', {
  module: 'people',
  label: ['Person', 'People'],
  api: 'setup/v1/Person',
  fields: {
    name: f.text({ required: true, max: 100, search: true }),
    kind: f.choice({ A: 'Kind A', B: 'Kind B' }, { required: true, default: 'A' }),
    pay: f.money({ level: 'finance' }),
    head: f.ref('person', { onDelete: 'clear' }),
    active: f.flag({ default: true }),
  },
  title: 'name',
  list: { columns: ['name', 'kind', 'head'], sort: '-name', filters: ['active'] },
  conditions: { pay: { visible: is('kind', 'A') } },
  access: {
    ...masterData('HrBasics'),
    rows: { EMPLOYEE: { kind: 'A', name_contains: 'x' }, HrBasics: 'all' },
  },
});

describe('types of a definition', () => {
  it('infers rows and bodies', () => {
    const row: Row<typeof person> = {
      id: 1,
      version: 1,
      archived: false,
      createdAt: '',
      createdBy: null,
      updatedAt: '',
      updatedBy: null,
      name: 'n',
      kind: 'B',
      pay: null,
      head: 3,
      active: true,
    };
    const create: Create<typeof person> = { name: 'n', pay: '10.00' };
    // @ts-expect-error a required field is missing
    const missing: Create<typeof person> = { kind: 'A' };
    // @ts-expect-error not one of the choices
    const wrong: Create<typeof person> = { name: 'n', kind: 'C' };
    const engine: AnyResource = person;
    expect([row, create, missing, wrong, engine.key]).toHaveLength(5);
  });

  it('refuses a name that is no field', () => {
    const fields = { name: f.text({ required: true }) };
    const common = { module: 'people', label: ['A', 'B'], fields, access: masterData('x') } as const;
    // @ts-expect-error no such title
    defineResource('a', { ...common, title: 'nam', list: { columns: ['name'] } });
    // @ts-expect-error no such column
    defineResource('a', { ...common, title: 'name', list: { columns: ['nam'] } });
    // @ts-expect-error a wrong option of a field
    f.text({ maximum: 3 });
    // @ts-expect-error an option that nothing reads
    f.lines('b', { label: 'B', pattern: 'x' });
    // @ts-expect-error an option of another kind
    f.ref('b', { label: 'B', max: 3 });
    // @ts-expect-error the default must be an option
    f.choice({ A: 'a' }, { default: 'B' });
    // @ts-expect-error a reference has no `max`
    f.ref('person', { max: 3 });
    // @ts-expect-error money is a text of digits, never a number
    f.money({ default: 3 });
    const sound = { ...common, title: 'name', list: { columns: ['name'] } } as const;
    const conditions = { name: { visible: is('nam', 'x') } };
    // @ts-expect-error a condition reads a field that is not there
    defineResource('a', { ...sound, conditions });
    // @ts-expect-error a row rule names no field
    defineResource('a', { ...sound, access: { read: ['EMPLOYEE'], rows: { EMPLOYEE: { nam: 'x' } } } });
    // @ts-expect-error unique over a field that is not there
    defineResource('a', { ...sound, unique: [{ fields: ['nam'] }] });
    // @ts-expect-error a lifecycle over a field that is not there
    defineResource('a', { ...sound, lifecycle: { field: 'nam', initial: 'A', transitions: {} } });
    expect(fields.name.type).toBe('text');
  });

  it('refuses a name that is no option of the definition', () => {
    const fields = { name: f.text({ required: true }), on: f.date(), kind: f.choice({ A: 'a' }) };
    const sound = {
      module: 'people',
      label: ['A', 'B'],
      title: 'name',
      fields,
      list: { columns: ['name'] },
      access: masterData('x'),
    } as const;
    // @ts-expect-error `title` misspelt
    defineResource('a', { ...sound, titel: 'name' });
    // @ts-expect-error `update` misspelt
    defineResource('a', { ...sound, access: { read: ['EMPLOYEE'], updaet: ['EMPLOYEE'] } });
    // @ts-expect-error an order by a field that is not there
    defineResource('a', { ...sound, list: { columns: ['name'], sort: '-nmae' } });
    // @ts-expect-error a filter by a field that is not there
    defineResource('a', { ...sound, list: { columns: ['name'], filters: ['knid'] } });
    // @ts-expect-error a list has no such option
    defineResource('a', { ...sound, list: { columns: ['name'], grouping: 'kind' } });
    // @ts-expect-error a period from a field that is not there
    defineResource('a', { ...sound, period: { from: 'onn', to: 'on' } });
    // @ts-expect-error days of a field that is not there
    defineResource('a', { ...sound, noOverlap: [{ from: 'on', to: 'onn' }] });
    // @ts-expect-error an option of another type
    f.text({ required: 'yes' });
    expect(fields.kind.options).toEqual({ A: 'a' });
  });

  it('refuses an option that no field of the type has, beside others that it has', () => {
    const made = [
      // @ts-expect-error `required` misspelt
      f.text({ requierd: true, search: true }),
      // @ts-expect-error a choice has no `max`
      f.choice({ A: 'a' }, { required: true, max: 3 }),
      // @ts-expect-error several choices have no `tones`
      f.choices({ A: 'a' }, { label: 'Kinds', tones: { A: 'info' } }),
      // @ts-expect-error `onDelete` misspelt
      f.ref('person', { required: true, ondelete: 'clear' }),
      // @ts-expect-error lines have no `filter`
      f.lines('card', { label: 'Cards', filter: {} }),
      // @ts-expect-error `value` is there, `level` is misspelt
      f.computed({ as: 'int', value: { value: 1 }, levle: 'basic' }),
      // @ts-expect-error `where` misspelt
      f.rollup({ of: 'card', via: 'person', fn: 'count', were: {} }),
      // @ts-expect-error `accept` is there, `maxSize` is `maxBytes`
      f.file({ accept: ['pdf'], level: 'basic', maxSize: 3 }),
    ];
    expect(made).toHaveLength(8);
  });

  it('refuses a state that is no option', () => {
    const fields = { name: f.text({ required: true }), state: f.choice({ NEW: 'New', DONE: 'Done' }) };
    const sound = {
      module: 'people',
      label: ['A', 'B'],
      fields,
      access: masterData('x'),
      title: 'name',
      list: { columns: ['name'] },
    } as const;
    const move = { label: 'Do', access: [] };
    const begins = { field: 'state', initial: 'NEW' } as const;
    const right = { do: { ...move, from: ['NEW'], to: 'DONE' } } as const;
    defineResource('a', { ...sound, lifecycle: { ...begins, starts: ['DONE'], transitions: right } });
    // @ts-expect-error no such state to begin in
    defineResource('a', { ...sound, lifecycle: { field: 'state', initial: 'NEWW', transitions: {} } });
    // @ts-expect-error no such state to be put into
    defineResource('a', { ...sound, lifecycle: { ...begins, starts: ['DONNE'], transitions: {} } });
    const from = { do: { ...move, from: ['NWE'], to: 'DONE' } } as const;
    // @ts-expect-error no such state to come from
    defineResource('a', { ...sound, lifecycle: { ...begins, transitions: from } });
    const to = { do: { ...move, from: ['NEW'], to: 'DOEN' } } as const;
    // @ts-expect-error no such state to go to
    defineResource('a', { ...sound, lifecycle: { ...begins, transitions: to } });
    const or = { do: { ...move, from: ['NEW'], to: 'DONE', or: ['PART'] } } as const;
    // @ts-expect-error no such state to end in
    defineResource('a', { ...sound, lifecycle: { ...begins, transitions: or } });
    expect(fields.state.options).toEqual({ NEW: 'New', DONE: 'Done' });
  });
});
