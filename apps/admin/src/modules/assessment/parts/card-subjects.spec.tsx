import { cleanup, screen, within } from '@testing-library/react';
import { catalogue } from '@school/resources';
import { showInEngine } from '../../../../test/engine.tsx';
import { CardSubjects } from './CardSubjects.tsx';

const figures = {
  heads: ['EA', 'IA'],
  subjects: [
    { subject: 'Mathematics', cells: ['70.00', '90.00'], total: '74.00', grade: 'B', isPassed: true },
    { subject: 'English', cells: ['Absent', null], total: '13.00', grade: 'F', isPassed: false },
  ],
  areas: [{ header: 'Co-scholastic', area: 'Music', grade: 'A' }],
};

afterEach(cleanup);

it('a family reads on the page of a report card what it signs: every subject with its figures', async () => {
  const sections = catalogue
    .resource('gradebookCard')
    .form?.tabs.flatMap((tab) => tab.sections.flatMap(({ own }) => own?.key ?? []));
  expect(sections).toContain('cardSubjects');
  await showInEngine(<CardSubjects record={{ id: 1, figures }} values={{}} />, {});
  const row = within(await screen.findByRole('row', { name: /Mathematics/ }));
  for (const text of ['70.00', '90.00', '74.00', 'B', 'Passed']) expect(row.getByText(text)).toBeDefined();
  const other = within(screen.getByRole('row', { name: /English/ }));
  for (const text of ['Absent', '–', '13.00', 'F', 'Failed']) expect(other.getByText(text)).toBeDefined();
  expect(screen.getByText('Co-scholastic: Music')).toBeDefined();
});
