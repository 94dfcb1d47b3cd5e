import { fireEvent, screen, waitFor } from '@testing-library/react';
import { closeApp } from '../../../test/app.tsx';
import type { Answers } from '../../../test/server.ts';
import { brokenConnection, item, openNews, said, toast } from './news-screens.fixture.ts';

afterEach(closeApp);

type Answer = () => Response;
const press = async (name: string): Promise<void> =>
  void fireEvent.click(await screen.findByRole('button', { name }));
const write = async (title: string, content: string): Promise<void> => {
  fireEvent.change(await screen.findByLabelText(/^Title/), { target: { value: title } });
  if (content === '') return;
  const box = await screen.findByRole('textbox', { name: /^Content/ });
  box.innerHTML = `<p>${content}</p>`;
  fireEvent.input(box);
  await screen.findByText(new RegExp(`^${content.length}/5000`));
};

const ways = {
  'the list': (answer: Answer) => void openNews('/news', { 'v1/news/all': answer }),
  'the search': async (answer: Answer) => {
    openNews('/news', { 'v1/news/search': answer });
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'library' } });
  },
  deleting: async (answer: Answer) => {
    openNews('/news', { 'v1/news/4': answer });
    await press('Delete Library week begins');
    await press('Delete');
  },
  'the form': (answer: Answer) => void openNews('/news/edit/4', { 'v1/news/4': answer }),
  creating: async (answer: Answer) => {
    openNews('/news/create', { 'v1/news/save': answer });
    await write('A title', 'Bring a book.');
    await press('Create');
  },
  changing: async (answer: Answer) => {
    const answers: Answers = {
      'v1/news/4': ({ method }) => (method === 'PUT' ? answer() : said(200, '', item)()),
    };
    openNews('/news/edit/4', answers);
    await write('Another title', '');
    await press('Update');
  },
};

it.each([
  ['the list', said(500, ''), 'error: Failed to load news items'],
  ['the search', said(500, ''), 'error: Failed to search news'],
  ['deleting', said(200, ''), 'success: News item deleted successfully'],
  ['deleting', said(500, ''), 'error: Failed to delete news item'],
  ['deleting', said(409, 'It is pinned'), 'error: It is pinned'],
  ['the form', said(500, ''), 'error: Failed to load news item'],
  ['the form', said(200, '', null), 'error: Failed to load news item: Invalid response format'],
  ['creating', said(201, '', { id: 5 }), 'success: News created successfully!'],
  ['creating', said(409, 'Not on a Sunday'), 'error: Failed to create news: Not on a Sunday'],
  ['creating', brokenConnection, 'error: An error occurred while creating the news'],
  ['changing', said(200, '', item), 'success: News updated successfully!'],
  ['changing', said(409, 'Not on a Sunday'), 'error: Failed to update news: Not on a Sunday'],
  ['changing', brokenConnection, 'error: An error occurred while updating the news'],
] as const)('%s says how it went, %# (B215)', async (way, answer, words) => {
  await ways[way](answer);
  await waitFor(async () => expect(await toast()).toBe(words));
});

it.each([
  [' ', 'Bring a book.', 'Title is required'],
  ['A title', '', 'Content is required'],
  ['A title', 'x'.repeat(5001), 'Content exceeds maximum length of 5000 characters (current: 5001)'],
])('a form with title "%s" says why it cannot be sent, %# (B215)', async (title, content, words) => {
  const sent = openNews('/news/create', {});
  await write(title, content);
  await press('Create');
  expect(await toast()).toBe(`error: ${words}`);
  expect(sent.filter(({ method, path }) => method === 'POST' && path.startsWith('v1/'))).toEqual([]);
});

it('a form for nobody says so (B215)', async () => {
  openNews('/news/create', {});
  await write('A title', 'Bring a book.');
  for (const tick of screen.getAllByRole('checkbox')) fireEvent.click(tick);
  await press('Create');
  expect(await toast()).toBe('error: Please select at least one audience');
});
