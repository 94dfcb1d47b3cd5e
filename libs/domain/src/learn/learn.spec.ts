import { fetchedMark } from './fetched-mark.ts';
import { oneRosterFiles } from './one-roster.ts';
import { retryAfter } from './retry.ts';

describe('a step that fails', () => {
  it('is tried again after 1, 5, 15 and 60 minutes, and then no more', () => {
    expect([1, 2, 3, 4, 5].map(retryAfter)).toEqual([1, 5, 15, 60, undefined]);
  });
});

describe('a mark from the platform', () => {
  it('is put into the marks of the exam', () => {
    expect(fetchedMark('8', '10', '50.00')).toBe('40.00');
    expect(fetchedMark('1', '3', '100')).toBe('33.33');
    expect(fetchedMark('12.345', '20', '20')).toBe('12.35');
  });

  it('is none where it is above the most, negative, or where nothing could be had', () => {
    expect(fetchedMark('11', '10', '50')).toBeUndefined();
    expect(fetchedMark('-1', '10', '50')).toBeUndefined();
    expect(fetchedMark('1', '0', '50')).toBeUndefined();
  });
});

describe('a package of OneRoster', () => {
  const files = oneRosterFiles({
    school: { id: 'north', name: 'North, "the" school' },
    session: { name: '2026-27', from: '2026-04-01', to: '2027-03-31' },
    courses: [{ id: 4, name: 'Grade 8', code: 'G8' }],
    classes: [{ id: 9, name: 'Mathematics – G8 A', code: 'MATH', course: 4 }],
    people: [
      { id: 1, username: 's1', firstName: 'Ali', lastName: 'Khan', email: '', teaches: false },
      {
        id: 2,
        username: 't1',
        firstName: 'Sana',
        lastName: 'Mir',
        email: 'sana@school.example',
        teaches: true,
      },
    ],
    enrolments: [
      { person: 1, class: 9, teaches: false },
      { person: 2, class: 9, teaches: true },
    ],
  });
  const fileOf = (name: string): readonly string[] =>
    files
      .find((file) => file.name === `${name}.csv`)
      ?.text.trimEnd()
      .split('\r\n') ?? [];

  it('names in its manifest which files are there and which are not', () => {
    const manifest = fileOf('manifest');
    expect(manifest.slice(0, 3)).toEqual([
      'propertyName,value',
      'manifest.version,1.0',
      'oneroster.version,1.2',
    ]);
    const there = manifest.filter((line) => line.endsWith(',bulk')).map((line) => line.slice(5, -5));
    expect(files.map(({ name }) => name.slice(0, -4)).sort()).toEqual([...there, 'manifest'].sort());
    expect(manifest).toContain('file.results,absent');
    expect(manifest).toContain('source.systemName,"North, ""the"" school"');
  });

  it('refers only to what stands in it, with as many cells as columns', () => {
    const ids = new Set(
      files.slice(1).flatMap(({ name }) => fileOf(name.slice(0, -4)).map((line) => line.split(',')[0])),
    );
    const [columns = '', first = '', second = ''] = fileOf('enrollments');
    expect(first.split(',')).toHaveLength(columns.split(',').length);
    for (const at of ['classSourcedId', 'userSourcedId', 'schoolSourcedId'])
      expect(ids).toContain(first.split(',')[columns.split(',').indexOf(at)]);
    expect([first, second].map((line) => line.split(',')[6])).toEqual(['student', 'teacher']);
    expect(fileOf('users')[1]).toBe('user-1,,,true,s1,,Ali,Khan,,,,,,,,,,,,,,org-north,');
  });
});
