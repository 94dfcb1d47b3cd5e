import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { showInEngine } from '../../../../test/engine.tsx';
import type { StudentRegister } from '@school/domain';
import { formatDate } from '../../../engine/field/date/date-format.ts';
import { january } from '../parts/register.fixture.ts';
import { StudentGrid } from './StudentGrid.tsx';
import type { CellChange } from './use-student-register.ts';

const open = async (register: StudentRegister = january) => {
  const marked: CellChange[] = [];
  const state = {
    wrong: new Map<string, string>(),
    saving: false,
    mark: async (changes: readonly CellChange[]) => void marked.push(...changes),
  };
  const grid = <StudentGrid register={register} state={state} month="2026-01" onDay={() => undefined} />;
  await showInEngine(grid, {});
  return marked;
};
const cell = (name: string, day: string): HTMLElement =>
  screen.getByRole('gridcell', { name: new RegExp(`^${name}, ${formatDate(day)}`) });
const press = (key: string, more: object = {}): boolean =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });

afterEach(cleanup);

it('a key marks a student and goes down to the next', async () => {
  const marked = await open();
  cell('Aqsa Ali', '2026-01-05').focus();
  press('a');
  press('2');
  expect(marked).toMatchObject([
    { student: 1, date: '2026-01-05', mark: { label: 1, forenoon: true, afternoon: true } },
    { student: 2, date: '2026-01-05', mark: { label: 1, forenoon: false, afternoon: true } },
  ]);
});

it('cells that cannot be marked are left out: holidays, locked days, days before and to come (R21, R28)', async () => {
  const marked = await open();
  fireEvent.mouseDown(cell('Aqsa Ali', '2026-01-01'));
  cell('Aqsa Ali', '2026-01-01').focus();
  press('ArrowDown', { shiftKey: true });
  for (let step = 0; step < 6; step += 1) press('ArrowRight', { shiftKey: true });
  press('l');
  expect(marked.map(({ student, date }) => `${student} ${date.slice(8)}`)).toEqual([
    '1 02',
    '1 03',
    '1 05',
    '2 03',
    '2 05',
  ]);
});

it('a label that needs a reason asks for it', async () => {
  const marked = await open();
  cell('Bano Ali', '2026-01-05').focus();
  press('e');
  expect(marked).toEqual([]);
  const reason = screen.getByRole('textbox', { name: /Reason/ });
  expect(screen.getByRole('dialog', { name: 'Bano Ali, 05 January 2026' })).toBeTruthy();
  fireEvent.change(reason, { target: { value: 'Fever' } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(marked).toMatchObject([{ student: 2, mark: { label: 3, reason: 'Fever' } }]);
});

it('holds a class of 423: rows out of view are drawn when the keyboard or the scroll bar comes to them', async () => {
  const [one] = january.students;
  if (!one) throw new Error('The fixture has students.');
  const students = Array.from({ length: 423 }, (_, at) => ({
    ...one,
    student: at + 1,
    name: `Pupil ${at + 1}`,
  }));
  const marked = await open({ ...january, students });
  const grid = screen.getByRole('grid');
  expect(grid.getAttribute('aria-rowcount')).toBe('424');
  // Thousands of cells are found by position: querying by role takes a minute.
  const last = (): HTMLElement | null => grid.querySelector('[data-cell="422-4"]');
  expect(last()).toBeNull();
  const scrolled = grid.parentElement;
  if (!scrolled) throw new Error('The grid stands in what is scrolled.');
  scrolled.scrollTop = 422 * 44;
  fireEvent.scroll(scrolled);
  await waitFor(() => expect(last()?.getAttribute('aria-label')).toContain('Pupil 423'));
  last()?.focus();
  press('a');
  expect(marked).toMatchObject([{ student: 423, date: '2026-01-05', mark: { label: 1 } }]);
});
