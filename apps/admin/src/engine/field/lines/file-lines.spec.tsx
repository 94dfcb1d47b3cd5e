import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { defineResource, fieldBuilders, masterData } from '@school/kernel';
import type { AnyField, AnyResource } from '@school/kernel';
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
const Form = ({ field }: { readonly field: AnyField }) => {
  const [value, setValue] = useState<unknown>([]);
  return (
    <FieldInput
      field={field}
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
const open = ({
  field = notice.fields.papers as AnyField,
  resources = [notice, paper] as readonly AnyResource[],
} = {}) =>
  showInEngine(<Form field={field} />, {
    resources,
    answers: {
      'setup/v1/files': () => {
        sentFiles += 1;
        const data = { id: sentFiles, name: `paper${sentFiles}.pdf`, type: 'application/pdf', size: 10 };
        return Response.json({ success: true, data, message: '' });
      },
    },
  });
const choose = (...names: string[]): void => chooseFiles(names.map((name) => new File(['x'], name)));
const chooseFiles = (files: readonly File[]): void => {
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

it('says why a file is not taken, and takes the others', async () => {
  await open();
  await screen.findByRole('button', { name: 'Attach files' });
  choose('a.pdf', 'b.exe');
  await screen.findByText(/File type not allowed: b\.exe/);
  expect(seen).toEqual([[expect.objectContaining({ file: expect.objectContaining({ id: 1 }) })]]);
  choose('c.pdf', 'd.pdf');
  await screen.findByText('You can add one more file');
  expect(sentFiles).toBe(1);
});

it('has a row for each file where a row says more, nine of ten where one is too large', async () => {
  const photo = defineResource('noticePhoto', {
    module: 'office',
    label: ['Photo', 'Photos'],
    parent: 'album',
    noArchive: true,
    fields: {
      photo: f.file({ required: true, level: 'basic', accept: ['jpg'], maxBytes: 3 }),
      title: f.text(),
    },
    title: 'photo',
    list: { columns: ['photo', 'title'] },
    access: masterData('Office'),
  });
  const album = defineResource('album', {
    ...notice,
    fields: { name: f.text(), papers: f.lines('noticePhoto', { label: 'Papers', max: 20 }) },
  });
  await open({ field: album.fields.papers, resources: [album, photo] });
  await screen.findByRole('button', { name: 'Attach files' });
  expect(screen.queryByRole('button', { name: 'Add row' })).toBeNull();
  const files = Array.from({ length: 10 }, (_, at) => new File([at === 4 ? 'large' : 'x'], `p${at}.jpg`));
  chooseFiles(files);
  await screen.findByText(/p4\.jpg/);
  const rows = await screen.findAllByRole('textbox', { name: /Title/ });
  expect([rows.length, sentFiles]).toEqual([9, 9]);
  fireEvent.change(rows[8] ?? document.body, { target: { value: 'The cup' } });
  expect(seen.at(-1)).toHaveLength(9);
  expect((seen.at(-1) as readonly object[])[8]).toMatchObject({ photo: { id: 9 }, title: 'The cup' });
});
