import { cleanup, fireEvent, screen } from '@testing-library/react';
import { defineResource, f, masterData } from '@school/kernel';
import { showInEngine } from '../../../../test/engine.tsx';
import { ListScreen } from '../ListScreen.tsx';

const vacancy = defineResource('vacancy', {
  module: 'office',
  label: ['Vacancy', 'Vacancies'],
  api: 'setup/v1/Vacancy',
  fields: { name: f.text({ required: true }) },
  title: 'name',
  list: { columns: ['name'], inline: ['name'] },
  access: masterData('Office'),
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('a cell says what the server refuses in the words of the language, and stays open', async () => {
  const refused = {
    success: false,
    message: 'This value is taken already.',
    data: {
      code: 'NOT_UNIQUE',
      errors: [{ field: 'name', code: 'notUnique', message: 'English of the server' }],
    },
  };
  await showInEngine(<ListScreen resource={vacancy} />, {
    resources: [vacancy],
    answers: {
      'setup/v1/Vacancy/update': () => new Response(JSON.stringify(refused), { status: 409 }),
      'setup/v1/Vacancy': [{ id: 1, version: 1, archived: false, name: 'Post 1' }],
    },
    path: '/vacancies',
  });
  const cell = (await screen.findByText('Post 1')).closest('td') ?? document.body;
  cell.focus();
  fireEvent.keyDown(cell, { key: 'F2' });
  const input = await screen.findByRole('textbox', { name: 'Name' });
  fireEvent.change(input, { target: { value: 'Post 2' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect((await screen.findByRole('alert')).textContent).toBe('Name exists already');
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeTruthy();
});
