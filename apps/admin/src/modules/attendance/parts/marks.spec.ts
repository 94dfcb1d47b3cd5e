import type { RegisterLabel } from '@school/domain';
import { lockOf, markText, readMark } from './marks.ts';

const label = (id: number, code: string, kind: RegisterLabel['kind']): RegisterLabel => ({
  id,
  code,
  name: code,
  kind,
  absenceWeight: '1',
  requiresReason: false,
  notifyGuardian: true,
});
const labels = [label(1, 'A', 'ABSENT'), label(2, 'L', 'LATE'), label(3, 'E', 'EXCUSED')];

it.each([
  ['a', 'A'],
  ['1', 'A1'],
  ['2', 'A2'],
  ['E2', 'E2'],
  ['l', 'L'],
  ['p', ''],
  ['', ''],
  ['L1', undefined],
  ['X', undefined],
  ['3', undefined],
])('the word %j marks %j', (text, wanted) => {
  const mark = readMark(text, labels);
  expect(mark === undefined ? undefined : markText(mark ?? undefined, labels)).toBe(wanted);
});

describe('a cell', () => {
  const register = {
    today: '2026-07-15',
    offDays: ['2026-07-12'],
    locked: ['2026-07-01'],
    mayMark: true,
    mayUnlock: false,
  };
  const student = { stays: [{ from: '2026-06-15', to: null }] };
  it.each([
    ['2026-07-16', {}, 'future'],
    ['2026-06-14', {}, 'outside'],
    ['2026-07-12', {}, 'off'],
    ['2026-07-01', {}, 'locked'],
    ['2026-07-01', { mayUnlock: true }, undefined],
    ['2026-07-14', { mayMark: false }, 'readOnly'],
    ['2026-07-14', {}, undefined],
  ] as const)('of %s is locked, where %j: %s (R28)', (date, more, lock) => {
    expect(lockOf({ ...register, ...more }, student, date)).toBe(lock);
  });
});
