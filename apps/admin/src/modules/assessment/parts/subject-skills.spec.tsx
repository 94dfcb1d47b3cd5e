import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { defineResource, f, masterData } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import { Route, Routes } from 'react-router-dom';
import { CreateScreen } from '../../../engine/form/CreateScreen.tsx';
import { showInEngine } from '../../../../test/engine.tsx';
import { SubjectSkills } from './SubjectSkills.tsx';

const named = (key: string, label: readonly [string, string], fields: object): AnyResource =>
  defineResource(key, {
    module: 'office',
    label,
    api: `setup/v1/${key}`,
    screens: { list: `/${key}` },
    fields: { name: f.text({ required: true, search: true }), ...fields },
    title: 'name',
    list: { columns: ['name'] },
    access: masterData('Office'),
  });

const resources: readonly AnyResource[] = [
  named('skillSet', ['Skill set', 'Skill sets'], {}),
  named('subject', ['Subject', 'Subjects'], { skillSet: f.ref('skillSet') }),
  defineResource('work', {
    module: 'office',
    label: ['Work', 'Works'],
    api: 'setup/v1/work',
    screens: { list: '/works' },
    fields: {
      name: f.text({ required: true }),
      subject: f.ref('subject', { required: true }),
      skillSet: f.ref('skillSet', { label: 'Marked by skills from' }),
    },
    title: 'name',
    list: { columns: ['name'] },
    form: {
      tabs: [
        {
          key: 'work',
          label: 'Work',
          sections: [{ fields: ['name', 'subject', 'skillSet'], own: { key: 'subjectSkills', on: 'form' } }],
        },
      ],
    },
    access: masterData('Office'),
  }),
];

const skills = [
  { name: 'Reading', partOf: null },
  { name: 'Pronunciation', partOf: 'Reading' },
  { name: 'Writing', partOf: null },
];
const answers = {
  'setup/v1/subject/options': [
    { id: 4, label: 'English' },
    { id: 5, label: 'Mathematics' },
  ],
  'setup/v1/subject/get/4': { id: 4, version: 1, name: 'English', skillSet: 8 },
  'setup/v1/subject/get/5': { id: 5, version: 1, name: 'Mathematics', skillSet: null },
  'setup/v1/skillSet/options': [{ id: 8, label: 'Language skills' }],
  'setup/v1/skillSet/get/8': { id: 8, version: 1, name: 'Language skills', skills },
  'setup/v1/work/alike': [],
};

const open = () =>
  showInEngine(
    <Routes>
      <Route path="/works/new" element={<CreateScreen resource={resources[2] as AnyResource} />} />
    </Routes>,
    { resources, answers, path: '/works/new', ownSections: { subjectSkills: SubjectSkills } },
  );

const choose = async (label: RegExp, words: string): Promise<void> => {
  const box = await screen.findByRole('combobox', { name: label });
  fireEvent.focus(box);
  fireEvent.change(box, { target: { value: words } });
  fireEvent.click(await screen.findByRole('option', { name: words }));
};

afterEach(cleanup);

describe('skills of a piece of work', () => {
  it('are those of the chosen subject, and what is marked is named: parts, and skills without parts', async () => {
    await open();
    await choose(/^Subject/, 'English');
    const box = await screen.findByRole('combobox', { name: /^Marked by skills from/ });
    await waitFor(() => expect((box as HTMLInputElement).value).toBe('Language skills'));
    expect(
      await screen.findByText('The sheet has one column each for: Pronunciation, Writing.'),
    ).toBeDefined();
  });

  it('are none for a subject without any', async () => {
    await open();
    await choose(/^Subject/, 'English');
    await screen.findByText(/^The sheet has one column/);
    await choose(/^Subject/, 'Mathematics');
    await waitFor(() => expect(screen.queryByText(/^The sheet has one column/)).toBeNull());
  });

  it('are looked for page by page, by what is typed; the list of all sets is never asked for', async () => {
    const { sent } = await open();
    const box = await screen.findByRole('combobox', { name: /^Marked by skills from/ });
    fireEvent.focus(box);
    fireEvent.change(box, { target: { value: 'Lang' } });
    const asked = () =>
      sent
        .filter(({ path }) => path.startsWith('setup/v1/skillSet/options'))
        .map(({ path }) => new URLSearchParams(path.split('?')[1]));
    await waitFor(() => expect(asked().map((query) => query.get('q'))).toContain('Lang'));
    expect(asked().every((query) => query.has('ids') || query.has('range'))).toBe(true);
    expect(sent.filter(({ path }) => path.startsWith('setup/v1/skillSet/getall'))).toEqual([]);
  });
});
