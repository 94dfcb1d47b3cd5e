import { f } from '../field/f.ts';
import { defineResource } from '../resource/define.ts';
import { withColumnWords } from './column-words.ts';
import { defineReport } from './define.ts';

const fields = { state: f.choice({ OPEN: 'Open', DONE: 'Done' }), name: f.text() };
const access = { read: ['EMPLOYEE'] } as const;
const task = defineResource('wordTask', {
  module: 'spec',
  label: ['Task', 'Tasks'],
  api: 'setup/v1/WordTask',
  fields: { ...fields, parent: f.ref('wordTask' as never) },
  title: 'name',
  list: { columns: ['name'] },
  access,
});

it('takes the words of choices, also behind references and of rows elsewhere, and leaves figures and given ones', () => {
  const report = defineReport('words', {
    module: 'spec',
    label: 'Words',
    screen: '/words',
    parameters: {},
    from: 'wordTask',
    columns: {
      state: { label: 'State', as: 'text' },
      parentState: { label: 'State', as: 'text', value: 'parent.state' },
      name: { label: 'Name', as: 'text' },
      tasks: { label: 'Tasks', as: 'int', figure: 'count' },
      first: {
        label: 'First',
        as: 'text',
        elsewhere: { at: 'id', of: 'wordTask', via: 'parent', field: 'state' },
      },
      own: { label: 'Own', as: 'text', value: 'state', words: ['Late'] },
    },
    access: ['EMPLOYEE'],
  });
  const { columns } = withColumnWords(report, () => task);
  expect(Object.fromEntries(Object.entries(columns).map(([key, { words }]) => [key, words]))).toEqual({
    state: ['Open', 'Done'],
    parentState: ['Open', 'Done'],
    name: undefined,
    tasks: undefined,
    first: ['Open', 'Done'],
    own: ['Late'],
  });
});
