import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { closeApp } from '../../../../test/app.tsx';
import type { Answers } from '../../../../test/server.ts';
import { heldBack, item, said, toast, visitNews } from '../news-screens.fixture.ts';

afterEach(closeApp);

const named = { ...item, authorName: 'Ayesha Khan' };
const warning =
  'This action cannot be undone. All data associated with this news item will be permanently deleted.';
const open = async (path: string, answers: Answers = {}) => {
  const shown = visitNews(path, { 'v1/news/all': [named], 'v1/news/4': named, ...answers });
  fireEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
  const asked = within(await screen.findByRole('dialog', { name: 'Confirm Delete' }));
  const press = (name: string): void => void fireEvent.click(asked.getByRole('button', { name }));
  const deletions = (): number => shown.sent.filter(({ method }) => method === 'DELETE').length;
  return { ...shown, asked, press, deletions };
};
const closed = (): Promise<void> => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it.each(['/news', '/news/4'])(
  'names title, date and author and warns on %s, and Cancel changes nothing (B168) (B169)',
  async (path) => {
    const { asked, press, deletions, address } = await open(path);
    for (const words of ['Library week begins', '05 January 2026', 'Ayesha Khan', warning]) {
      expect(asked.getByText(words)).toBeTruthy();
    }
    press('Cancel');
    await closed();
    expect([deletions(), address()]).toEqual([0, path]);
    expect(screen.getByRole('heading', { name: 'Library week begins' })).toBeTruthy();
  },
);

it('says that it goes on, and cannot be pressed twice or left meanwhile (B170)', async () => {
  const { answer, give } = heldBack(said(200, ''));
  const { asked, press, deletions } = await open('/news', {
    'v1/news/4': (call) => (call.method === 'DELETE' ? answer() : said(200, '', named)()),
  });
  press('Delete');
  const going = await asked.findByRole('button', { name: 'Deleting...' });
  expect(going).toHaveProperty('disabled', true);
  expect(asked.queryByRole('button', { name: 'Delete' })).toBeNull();
  fireEvent.keyDown(going, { key: 'Escape' });
  expect(screen.getByRole('dialog')).toBeTruthy();
  await give();
  await closed();
  expect(deletions()).toBe(1);
});

/** A server that forgets the item when told to. */
const forgetting = (): Answers => {
  let rows = [named, { ...named, id: 5, title: 'Sports day' }];
  return {
    'v1/news/all': () => said(200, '', rows)(),
    'v1/news/4': ({ method }) => {
      if (method === 'DELETE') rows = rows.filter(({ id }) => id !== 4);
      return said(200, '', method === 'DELETE' ? {} : named)();
    },
  };
};
const titles = (): readonly (string | null)[] =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

it('takes the item from the list, which stays open (B171)', async () => {
  const shown = visitNews('/news', forgetting());
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Library week begins' }));
  const asked = within(await screen.findByRole('dialog'));
  fireEvent.click(asked.getByRole('button', { name: 'Delete' }));
  expect(await toast()).toBe('success: News item deleted successfully');
  await waitFor(() => expect(titles()).toEqual(['Sports day']));
  expect(shown.address()).toBe('/news');
});

it('leads from the page of the item to the list (B182)', async () => {
  const { press, address } = await open('/news/4', forgetting());
  press('Delete');
  await waitFor(() => expect(titles()).toEqual(['Sports day']));
  expect(address()).toBe('/news');
});

it.each([
  [said(500, ''), 'Failed to delete news item'],
  [said(409, 'It is pinned'), 'It is pinned'],
])('that fails says why and leaves everything as it was, %#', async (answer, words) => {
  const { press, address } = await open('/news/4', {
    'v1/news/4': ({ method }) => (method === 'DELETE' ? answer() : said(200, '', named)()),
  });
  press('Delete');
  expect(await toast()).toBe(`error: ${words}`);
  expect([address(), screen.getByRole('dialog')]).toEqual(['/news/4', expect.anything()]);
});
