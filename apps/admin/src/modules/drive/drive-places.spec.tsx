import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { driveSearchPause } from '@school/resources';
import { closeApp } from '../../../test/app.tsx';
import {
  alertSays,
  files,
  folder,
  item,
  menuOf,
  namesIn,
  openDrive,
  recent,
  sentCall,
  toastSays,
} from './drive-page.fixture.tsx';

afterEach(closeApp);

const trip = folder(3, 'Trip', {
  ownerId: 9,
  ownerName: 'Ben Smith',
  sharedWithUserIds: [7, 8],
  path: [
    { id: 1, name: 'Year' },
    { id: 2, name: 'Term' },
  ],
});

it('the left panel has upload, create folder, the folders and the sections (B270) (M121) (M122) (M123)', async () => {
  await openDrive({ 'v1/drive/items': [folder(1, 'Year')] });
  const panel = await screen.findByRole('complementary', { name: 'Sections and folders' });
  for (const name of ['Upload', 'Create folder', 'My Files', 'Shared with me', 'Starred'])
    expect(within(panel).getByRole('button', { name })).toBeTruthy();
  expect(await within(panel).findByRole('button', { name: 'Open Year' })).toBeTruthy();
  const details = screen.getByRole('region', { name: 'Details of the folder' });
  expect(details.textContent).toMatch(/NameRootOwnerMe/);
}, 40_000);

it('pressing Starred asks nothing of the server and shows what is starred (B271)', async () => {
  const sent = await openDrive({ 'v1/drive/starred': [item(4, 'Kept.zip', { starred: true })] });
  await sentCall(sent, ({ path }) => path.startsWith('v1/drive/starred'));
  await waitFor(() => expect(sent.some(({ path }) => path.startsWith('v1/drive/space'))).toBe(true));
  await files();
  const before = sent.length;
  fireEvent.click(screen.getByRole('button', { name: 'Starred' }));
  const card = await screen.findByRole('region', { name: 'Starred' });
  await waitFor(() => expect(namesIn(card)).toEqual(['Kept.zip']));
  expect(sent.slice(before).map(({ path }) => path)).toEqual([]);
}, 40_000);

it('a folder opens by a click; the breadcrumb shows Root and the chain, jumps up and resets (B274) (B284) (B285) (M127)', async () => {
  const sent = await openDrive(
    {
      'v1/drive/items/3': trip,
      'v1/drive/items/1': folder(1, 'Year', { path: [] }),
      'v1/drive/items': [folder(3, 'Trip')],
    },
    '/doc_managers',
  );
  const card = await files();
  fireEvent.click(await within(card).findByRole('button', { name: /^Trip/ }));
  await sentCall(sent, ({ path }) => path.includes('drive/items?folderId=3'));
  const way = await screen.findByRole('navigation', { name: 'Folder path' });
  await waitFor(() => expect(way.textContent?.replaceAll('/', ' ')).toBe('Root Year Term Trip'));
  fireEvent.click(within(way).getByRole('button', { name: 'Year' }));
  await sentCall(sent, ({ path }) => path.includes('drive/items?folderId=1'));
  fireEvent.click(await within(way).findByRole('button', { name: 'Root' }));
  await waitFor(() => expect(way.textContent).toBe('Root'));
}, 40_000);

it('the details card shows name, owner, created, last modified and how many it is shared with (B275) (M129)', async () => {
  await openDrive({ 'v1/drive/items/3': trip }, '/doc_managers?folder=3');
  const details = await screen.findByRole('region', { name: 'Details of the folder' });
  await waitFor(() => expect(details.textContent).toContain('Ben Smith'));
  expect(details.getAttribute('aria-description')).toBe(
    'name, owner, created, last modified, shared-with count',
  );
  expect(
    within(details)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Name', 'Owner', 'Created', 'Last modified', 'Shared with']);
  expect(
    within(details)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Trip',
    'Ben Smith',
    expect.stringContaining('02 January 2026'),
    expect.stringContaining('04 February 2026'),
    '2',
  ]);
}, 40_000);

it('an item whose owner is not told is mine (B276) (K079) (M128)', async () => {
  const nameless = { ...trip, ownerName: null, ownerId: undefined };
  await openDrive({ 'v1/drive/items/3': nameless }, '/doc_managers?folder=3');
  const details = await screen.findByRole('region', { name: 'Details of the folder' });
  await waitFor(() => expect(details.textContent).toContain('NameTripOwnerMe'));
}, 40_000);

it('My Files and Recent Files have toggles of their own (B277) (B278) (M130) (M131)', async () => {
  const twelve = Array.from({ length: 12 }, (_, n) => item(n + 1, `f${n + 1}.zip`));
  await openDrive({ 'v1/drive/items': twelve, 'v1/drive/recent': twelve });
  const [card, newest] = [await files(), await recent()];
  await waitFor(() => expect(namesIn(newest)).toHaveLength(10));
  expect(namesIn(newest).slice(0, 2)).toEqual(['f12.zip', 'f11.zip']);
  const layoutOf = (one: HTMLElement) => within(one).getByRole('list').getAttribute('data-layout');
  expect([layoutOf(card), layoutOf(newest)]).toEqual(['list', 'list']);
  within(card).getByRole('group', { name: 'My Files as list/grid' });
  within(newest).getByRole('group', { name: 'Recent Files as list/grid' });
  fireEvent.click(within(card).getByRole('button', { name: 'Grid' }));
  expect([layoutOf(card), layoutOf(newest)]).toEqual(['grid', 'list']);
  fireEvent.click(within(newest).getByRole('button', { name: 'Grid' }));
  fireEvent.click(within(card).getByRole('button', { name: 'List' }));
  expect([layoutOf(card), layoutOf(newest)]).toEqual(['list', 'grid']);
}, 40_000);

it('files offer Download, Share and Delete, folders no Download; Rename stands in the recent menu (B279) (B280) (M132) (M133) (M134) (M135) (K083)', async () => {
  const file = item(4, 'Plan.zip');
  await openDrive({ 'v1/drive/items': [folder(1, 'Year'), file], 'v1/drive/recent': [file] });
  const words = async (card: HTMLElement, name: string): Promise<readonly (string | null)[]> => {
    const entries = (await menuOf(card, name)).map(({ textContent }) => textContent);
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    return entries;
  };
  const ofFile = await words(await files(), 'Plan.zip');
  expect(ofFile).toEqual(expect.arrayContaining(['Download', 'Share', 'Delete']));
  expect(ofFile).not.toContain('Rename');
  const ofFolder = await words(await files(), 'Year');
  expect(ofFolder).toEqual(expect.arrayContaining(['Share', 'Delete']));
  expect(ofFolder).not.toContain('Download');
  expect(await words(await recent(), 'Plan.zip')).toEqual(
    expect.arrayContaining(['Download', 'Share', 'Rename', 'Delete']),
  );
}, 40_000);

it('Shared with me shows what others share and leaves the folder (B286)', async () => {
  const theirs = folder(5, 'Theirs', { ownerId: 9, ownerName: 'Ben Smith' });
  await openDrive(
    { 'v1/drive/items/3': trip, 'v1/drive/shared-with-me': [theirs] },
    '/doc_managers?folder=3',
  );
  const way = await screen.findByRole('navigation', { name: 'Folder path' });
  await waitFor(() => expect(way.textContent).toContain('Trip'));
  fireEvent.click(screen.getByRole('button', { name: 'Shared with me' }));
  const card = await screen.findByRole('region', { name: 'Shared with me' });
  await waitFor(() => expect(namesIn(card)).toEqual(['Theirs']));
  expect(way.textContent).toBe('Root');
}, 40_000);

it('shared items that cannot be read say so (M197)', async () => {
  await openDrive({ 'v1/drive/shared-with-me': 500 }, '/doc_managers?section=shared');
  await toastSays('Failed to fetch shared items');
  await alertSays('Failed to fetch shared items');
}, 40_000);

it('items that cannot be read say so (M199)', async () => {
  await openDrive({ 'v1/drive/items': 500 });
  await toastSays('An error occurred while fetching drive items');
  await alertSays('An error occurred while fetching drive items');
}, 40_000);

it('a file whose preview can be neither read nor shown says so (M199)', async () => {
  const plan = item(4, 'Plan.pdf', { mimeType: 'application/pdf' });
  await openDrive({
    'v1/drive/items': [plan],
    'v1/drive/items/4/versions': [],
    'v1/drive/files/4/preview': 500,
  });
  fireEvent.click(await within(await files()).findByText('Plan.pdf'));
  await within(await screen.findByRole('dialog')).findByText(
    'An error occurred while fetching drive items or downloading file',
  );
}, 40_000);

it('the search waits 500 ms, replaces both lists, and clearing reads the folder (B287) (B288) (B303) (K080)', async () => {
  expect(driveSearchPause).toBe(500);
  const sent = await openDrive({
    'v1/drive/items': [item(1, 'Mine.zip')],
    'v1/drive/search': [item(2, 'Found.zip'), folder(3, 'Found folder')],
  });
  await waitFor(async () => expect(namesIn(await files())).toEqual(['Mine.zip']));
  const box = screen.getByRole('searchbox', { name: 'Search files and folders' });
  const began = Date.now();
  for (const value of ['f', 'fo', 'fou', 'found']) fireEvent.change(box, { target: { value } });
  const card = await screen.findByRole('region', { name: 'Search results' }, { timeout: 8000 });
  expect(Date.now() - began).toBeGreaterThanOrEqual(500);
  await waitFor(() => expect(namesIn(card)).toEqual(['Found.zip', 'Found folder']));
  expect(namesIn(await recent())).toEqual(['Found.zip']);
  expect(sent.filter(({ path }) => path.startsWith('v1/drive/search')).map(({ path }) => path)).toEqual([
    'v1/drive/search?query=found',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(async () => expect(namesIn(await files())).toEqual(['Mine.zip']));
}, 40_000);

it('the empty hint differs with and without a search, and recent files have their own (B301) (M200) (M201)', async () => {
  await openDrive({ 'v1/drive/search': [] });
  const card = await files();
  await within(card).findByText('No files or folders found', undefined, { timeout: 8000 });
  expect(within(card).getByText('Upload a file or create a folder to get started')).toBeTruthy();
  expect(await within(await recent()).findByText('No recent files')).toBeTruthy();
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search files and folders' }), {
    target: { value: 'nothing' },
  });
  const results = await screen.findByRole('region', { name: 'Search results' }, { timeout: 8000 });
  await within(results).findByText('Try a different search term');
  expect(within(results).getByText('No files or folders found')).toBeTruthy();
}, 40_000);

it('a search that fails says so (M198)', async () => {
  await openDrive({ 'v1/drive/search': 500 });
  fireEvent.change(await screen.findByRole('searchbox', { name: 'Search files and folders' }), {
    target: { value: 'x' },
  });
  await toastSays('An error occurred while searching drive items');
  await alertSays('An error occurred while searching drive items');
}, 40_000);

it('nested contents are all shown, with their sizes (B292) (B305)', async () => {
  const nested = folder(1, 'Year', { contents: [item(2, 'Inner.zip', { size: 2_621_440 })] });
  await openDrive({ 'v1/drive/items': [nested] });
  const card = await files();
  await waitFor(() => expect(namesIn(card)).toEqual(['Year', 'Inner.zip']));
  expect(card.textContent).toContain('2.50 MB');
}, 40_000);
