import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { defineResource, fieldBuilders, masterData } from '@school/kernel';
import { useState } from 'react';
import { showInEngine } from '../../../../test/engine.tsx';
import { FieldInput } from '../FieldInput.tsx';

const f = fieldBuilders<string>();

const paper = defineResource('noticePaper', {
  module: 'office',
  label: ['Paper', 'Papers'],
  parent: 'notice',
  noArchive: true,
  fields: { file: f.file({ required: true, level: 'basic', accept: ['pdf', 'txt'] }) },
  title: 'file',
  list: { columns: ['file'] },
  access: masterData('Office'),
});
const notice = defineResource('notice', {
  module: 'office',
  label: ['Notice', 'Notices'],
  api: 'setup/v1/Notice',
  fields: { name: f.text(), papers: f.lines('noticePaper', { label: 'Papers', max: 2 }) },
  title: 'name',
  list: { columns: ['name'] },
  access: masterData('Office'),
});

const seen: unknown[] = [];
const Form = () => {
  const [value, setValue] = useState<unknown>([]);
  return (
    <FieldInput
      field={notice.fields.papers}
      name="papers"
      label="Papers"
      value={value}
      onChange={(next) => {
        seen.push(next);
        setValue(next);
      }}
    />
  );
};

let sentFiles = 0;
const open = () =>
  showInEngine(<Form />, {
    resources: [notice, paper],
    answers: {
      'setup/v1/files': () => {
        sentFiles += 1;
        const data = { id: sentFiles, name: `paper${sentFiles}.pdf`, type: 'application/pdf', size: 10 };
        return Response.json({ success: true, data, message: '' });
      },
    },
  });
const choose = (...names: string[]): void => {
  const files = names.map((name) => new File(['x'], name));
  const input = screen.getByLabelText('Papers', { selector: 'input' });
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  fireEvent.change(input);
};

afterEach(() => {
  cleanup();
  seen.length = 0;
  sentFiles = 0;
});

it('attaches several files at once, and takes one away again', async () => {
  await open();
  await screen.findByRole('button', { name: 'Attach files' });
  choose('a.pdf', 'b.txt');
  const list = screen.getByRole('group', { name: 'Papers' });
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2));
  expect(seen.at(-1)).toMatchObject([{ file: { id: 1 } }, { file: { id: 2 } }]);
  // There is room for two.
  expect(screen.queryByRole('button', { name: 'Attach files' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Remove paper1.pdf' }));
  expect(seen.at(-1)).toMatchObject([{ file: { id: 2 } }]);
});

it('says why a file is not taken, and sends none of the choice then', async () => {
  await open();
  await screen.findByRole('button', { name: 'Attach files' });
  choose('a.pdf', 'b.exe');
  await screen.findByText(/File type not allowed: b\.exe/);
  choose('a.pdf', 'b.pdf', 'c.pdf');
  await screen.findByText('At most 2 files');
  expect([sentFiles, seen]).toEqual([0, []]);
});
