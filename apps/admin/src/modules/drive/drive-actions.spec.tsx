import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { closeApp } from '../../../test/app.tsx';
import type { Sent } from '../../../test/server.ts';
import {
  alertSays,
  choose,
  files,
  folder,
  item,
  openDrive,
  recent,
  refusal,
  sentCall,
  toastSays,
  sharedWith,
} from './drive-page.fixture.tsx';
import { uploadQueue } from './upload/upload-queue.ts';

afterEach(() => {
  uploadQueue.clear();
  closeApp();
});

const plan = item(4, 'Plan.zip', {
  sharedWithUserIds: [8],
  sharedWithUsers: [sharedWith(8, 'Ben Smith')],
});
const home = { 'v1/drive/items': [folder(1, 'Year'), plan], 'v1/drive/recent': [plan] };

const isReload = ({ method, path }: Sent): boolean => method === 'GET' && path.startsWith('v1/drive/items?');

const createFolder = async (name: string): Promise<HTMLElement> => {
  await files();
  fireEvent.click(screen.getByRole('button', { name: 'Create folder' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create folder' });
  fireEvent.change(within(dialog).getByLabelText('Folder Name'), { target: { value: name } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Create' }));
  return dialog;
};

it('a folder is made at the root or in a folder; a blank name does nothing (B272) (B289) (B290) (M124) (M125) (M126) (M187)', async () => {
  const sent = await openDrive({ ...home, 'v1/drive/folders': folder(9, 'New') });
  const dialog = await createFolder('   ');
  expect(within(dialog).getByRole('radio', { name: 'Create Root Folder' })).toBeTruthy();
  const sub = within(dialog).getByRole('radio', { name: 'Subfolder' });
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  fireEvent.change(within(dialog).getByLabelText('Folder Name'), { target: { value: ' New ' } });
  const before = sent.length;
  fireEvent.click(within(dialog).getByRole('button', { name: 'Create' }));
  const made = await sentCall(sent, ({ path }) => path === 'v1/drive/folders');
  expect([made.method, made.body]).toEqual(['POST', { name: 'New' }]);
  await toastSays('Folder created successfully');
  await sentCall(sent, isReload, before);
  expect(sub).toBeTruthy();
}, 40_000);

it('a folder that cannot be made tells why in a toast and a red alert (B300) (M188)', async () => {
  await openDrive({
    ...home,
    'v1/drive/folders': refusal(409, 'There is already an item named "Year" here.'),
  });
  await createFolder('Year');
  await toastSays('Failed to create folder');
  await alertSays('There is already an item named "Year" here.');
}, 40_000);

const rename = async (name: string): Promise<void> => {
  await choose(await recent(), 'Plan.zip', 'Rename');
  const dialog = await screen.findByRole('dialog', { name: 'Rename' });
  fireEvent.change(within(dialog).getByLabelText('New name'), { target: { value: name } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Rename' }));
};

it('a new name is sent in the query, a blank one not at all (B289) (B290) (B295) (M191)', async () => {
  const sent = await openDrive({ ...home, 'v1/drive/items/4': plan });
  await rename('  ');
  expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
  const dialog = screen.getByRole('dialog', { name: 'Rename' });
  fireEvent.change(within(dialog).getByLabelText('New name'), { target: { value: 'Plan B.zip' } });
  const before = sent.length;
  fireEvent.click(within(dialog).getByRole('button', { name: 'Rename' }));
  const call = await sentCall(sent, ({ method }) => method === 'PUT');
  expect([call.path, call.body]).toEqual(['v1/drive/items/4/rename?newName=Plan+B.zip', undefined]);
  await toastSays('Item renamed successfully');
  await sentCall(sent, isReload, before);
}, 40_000);

it.each([
  ['Rename', 'Failed to rename item', '(M192)'],
  ['Delete', 'Failed to delete item', '(M190)'],
])(
  'a %s that fails says %s (B300) %s',
  async (verb, text) => {
    await openDrive({ ...home, 'v1/drive/items/4': 500 });
    if (verb === 'Rename') await rename('x.zip');
    else await choose(await files(), 'Plan.zip', verb);
    await toastSays(text);
    await alertSays(text);
  },
  40_000,
);

it('an item is deleted, and the folder is read again (B289) (B298) (M189)', async () => {
  const sent = await openDrive({ ...home, 'v1/drive/items/4': { id: 4 } });
  const card = await files();
  const before = sent.length;
  await choose(card, 'Plan.zip', 'Delete');
  await sentCall(sent, ({ method, path }) => method === 'DELETE' && path === 'v1/drive/items/4');
  await toastSays('Item deleted successfully');
  await sentCall(sent, isReload, before);
}, 40_000);

it('a download is saved under the name of the item (B294)', async () => {
  await openDrive({ ...home, 'v1/drive/files/4/download': () => new Response('bytes') });
  const clicked: string[] = [];
  HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
    clicked.push(this.download);
  };
  await choose(await files(), 'Plan.zip', 'Download');
  await waitFor(() => expect(clicked).toEqual(['Plan.zip']));
}, 40_000);

it('a download that fails says so (B300) (M199)', async () => {
  await openDrive({ ...home, 'v1/drive/files/4/download': 404 });
  await choose(await files(), 'Plan.zip', 'Download');
  await toastSays('An error occurred while downloading file');
  await alertSays('An error occurred while downloading file');
}, 40_000);

const upload = async (...names: readonly string[]): Promise<void> => {
  await files();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no input for files.');
  fireEvent.change(input, { target: { files: names.map((name) => new File(['text'], name)) } });
};

const formOf = (sent: readonly Sent[]): readonly FormData[] =>
  sent.filter(({ path }) => path === 'v1/drive/upload').map(({ body }) => body as FormData);

it('an upload goes to the root or to the open folder, and the folder is read again (B273) (B289) (B293) (M184) (K084)', async () => {
  const sent = await openDrive({ ...home, 'v1/drive/upload': item(9, 'a.txt') });
  const before = sent.length;
  await upload('a.txt');
  await toastSays('File uploaded successfully');
  expect(formOf(sent)[0]?.has('parentFolderId')).toBe(false);
  expect(formOf(sent)[0]?.get('file')).toMatchObject({ name: 'a.txt' });
  await sentCall(sent, isReload, before);
}, 40_000);

it('several files have their own words, and a folder is named in the form (B273) (M182)', async () => {
  const answers = {
    'v1/drive/items/1': folder(1, 'Year', { path: [] }),
    'v1/drive/upload': item(9, 'a.txt'),
  };
  const sent = await openDrive(answers, '/doc_managers?folder=1');
  await upload('a.txt', 'b.txt');
  await toastSays('Files uploaded successfully');
  expect(formOf(sent).map((form) => form.get('parentFolderId'))).toEqual(['1', '1']);
}, 40_000);

it('files that are dragged here go into the open folder, and what is not a file is left alone (B273)', async () => {
  const answers = {
    'v1/drive/items/1': folder(1, 'Year', { path: [] }),
    'v1/drive/upload': item(9, 'a.txt'),
  };
  const sent = await openDrive(answers, '/doc_managers?folder=1');
  await files();
  const zone = screen.getByTestId('drive-drop');
  const hint = () => screen.queryByText('Drop files here to upload them');
  const words = { dataTransfer: { types: ['text/plain'], files: [] } };
  fireEvent.dragEnter(zone, words);
  expect(hint()).toBeNull();
  fireEvent.drop(zone, words);

  const given = [new File(['a'], 'a.txt'), new File(['b'], 'b.txt')];
  const brought = { dataTransfer: { types: ['Files'], files: given } };
  fireEvent.dragEnter(zone, brought);
  // Over a row inside the zone: one element is entered before the other is left.
  fireEvent.dragEnter(zone, brought);
  fireEvent.dragLeave(zone, brought);
  expect(hint()).toBeTruthy();
  // Without this the browser would open the file instead.
  expect(fireEvent.dragOver(zone, brought)).toBe(false);
  fireEvent.drop(zone, brought);
  expect(hint()).toBeNull();
  await toastSays('Files uploaded successfully');
  expect(formOf(sent).map((form) => form.get('parentFolderId'))).toEqual(['1', '1']);
  expect(formOf(sent).map((form) => (form.get('file') as File).name)).toEqual(['a.txt', 'b.txt']);
}, 40_000);

it.each([
  [
    'several that fail',
    ['a.exe', 'b.exe'],
    refusal(415, 'Programs are not accepted.'),
    'Error uploading files',
    '(M183)',
  ],
  [
    'one that is refused',
    ['a.exe'],
    refusal(415, 'Programs are not accepted.'),
    'Failed to upload file',
    '(M185)',
  ],
])(
  'uploads: %s',
  async (_, names, answer, text) => {
    await openDrive({ ...home, 'v1/drive/upload': answer });
    await upload(...names);
    await toastSays(text);
    await alertSays('Programs are not accepted.');
  },
  40_000,
);

it('an upload whose line was cut says so and can be tried again (M186)', async () => {
  const broken = (): never => {
    throw new TypeError('cut');
  };
  await openDrive({ ...home, 'v1/drive/upload': broken });
  await upload('a.txt');
  await toastSays('An error occurred while uploading file');
  expect(await screen.findByRole('button', { name: 'Try a.txt again' })).toBeTruthy();
}, 40_000);

it('an upload whose line was cut goes on by itself once the line is back', async () => {
  let isCut = true;
  const answer = (): Response => {
    if (isCut) throw new TypeError('cut');
    return new Response(JSON.stringify({ success: true, data: item(9, 'a.txt'), message: '' }));
  };
  await openDrive({ ...home, 'v1/drive/upload': answer });
  await upload('a.txt');
  await toastSays('An error occurred while uploading file');
  isCut = false;
  fireEvent(window, new Event('online'));
  await toastSays('File uploaded successfully');
}, 40_000);

it('asks by the name of an item before it is gone for good', async () => {
  const old = { ...item(7, 'Old plans.pdf'), trashedAt: '2026-01-01T00:00:00.000Z' };
  const sent = await openDrive({ ...home, 'v1/drive/trash': [old] }, '/doc_managers?section=trash');
  const trash = await screen.findByRole('region', { name: 'Trash' });
  await choose(trash, old.name, 'Delete forever');
  expect(await screen.findByRole('dialog', { name: 'Delete Old plans.pdf forever?' })).toBeTruthy();
  expect(sent.some(({ method }) => method === 'DELETE')).toBe(false);
}, 40_000);
