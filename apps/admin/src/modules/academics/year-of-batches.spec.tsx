import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { closeApp, openApp, sessionAnswer } from '../../../test/app.tsx';
import { answerWith } from '../../../test/server.ts';

afterEach(closeApp);

const years = [
  { id: 5, name: '2026-27', startDate: '2026-04-01', endDate: '2027-03-31', current: true },
  { id: 4, name: '2025-26', startDate: '2025-04-01', endDate: '2026-03-31', current: false },
];
const batch = { id: 11, version: 1, archived: false, course: 3, name: 'A', fullName: 'G8 A' };
const open = (path: string, chosen?: number) => {
  const sent = answerWith({
    'setup/v1/session': sessionAnswer('ADMIN', {
      settings: { academicYear: '2026-27', academicYears: years },
    }),
    'setup/v1/preferences': chosen === undefined ? {} : { academicYear: chosen },
    'setup/v1/preferences/academicYear': {},
    'setup/v1/AcademicSetup/options': [{ id: 4, label: '2025-26' }],
    'setup/v1/Batch': [batch],
  });
  openApp(path, 'ADMIN');
  const filters = (): object[] =>
    sent
      .filter(({ path: asked }) => /^setup\/v1\/Batch(\/getall)?\?/.test(asked))
      .map(({ path: asked }) => JSON.parse(new URLSearchParams(asked.split('?')[1]).get('filter') ?? '{}'));
  return { sent, filters };
};
const yearSwitch = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Academic year' });

it('is that in force, and lists show all years, until another one is chosen on any page', async () => {
  const { sent, filters } = open('/courses/manage_batches');
  const bar = await yearSwitch();
  await screen.findByText('G8 A');
  expect(within(bar).getByRole<HTMLOptionElement>('option', { selected: true }).text).toBe(
    '2026-27 · all years',
  );
  expect(filters().at(-1)).toEqual({ archived: false });
  fireEvent.change(bar, { target: { value: '4' } });
  await waitFor(() => expect(filters().at(-1)).toEqual({ archived: false, academicYear: 4 }));
  expect(await screen.findByRole('button', { name: /^Academic year = 2025-26/ })).toBeTruthy();
  // The rest between changing and keeping.
  await waitFor(
    () =>
      expect(sent).toContainEqual(
        expect.objectContaining({ path: 'setup/v1/preferences/academicYear', body: { value: 4 } }),
      ),
    { timeout: 3000 },
  );
});

it('narrows a list from the beginning, says so, and is taken away like any filter', async () => {
  const { filters } = open('/courses/manage_batches', 4);
  const chip = await screen.findByRole('button', { name: /^Academic year = 2025-26/ });
  expect((await yearSwitch()).value).toBe('4');
  expect(filters().every((filter) => 'academicYear' in filter)).toBe(true);
  const remove = chip.querySelector('.MuiChip-deleteIcon');
  if (!remove) throw new Error('The filter cannot be taken away.');
  fireEvent.click(remove);
  await waitFor(() => expect(filters().at(-1)).toEqual({ archived: false }));
  expect((await yearSwitch()).value).toBe('4');
});

it('is what a new record begins with', async () => {
  open('/courses/manage_batches/new', 4);
  const field = await screen.findByRole<HTMLInputElement>('combobox', {
    name: /^Academic year/,
    expanded: false,
  });
  await waitFor(() => expect(field.value).toBe('2025-26'));
});
