import { LockGate } from './lock-gate.ts';
import type { Waiting } from './lock-gate.ts';

const at = (pid: number, waited: number, table: string | null = 'student'): Waiting => ({
  pid,
  schema: table === null ? null : 'main',
  table,
  waited,
});

describe('the gate before a locked table', () => {
  it('lets a share of the connections wait and stops those who came last', () => {
    const gate = new LockGate(10);
    const waiting = [1, 2, 3, 4, 5].map((pid) => at(pid, 1_000 - pid));
    expect(gate.update(waiting, 0)).toEqual([4, 5]);
    expect(() => gate.admit('main', 'select from "student" t')).toThrow();
  });

  it('concerns nobody but those who name the table in that institute', () => {
    const gate = new LockGate(10);
    gate.update(
      [1, 2, 3].map((pid) => at(pid, 500)),
      0,
    );
    expect(() => gate.admit('main', 'select from "student_category" t')).not.toThrow();
    expect(() => gate.admit('branch', 'select from "student" t')).not.toThrow();
    expect(() => gate.admit('main', 'select from fee f join student s on true')).toThrow();
  });

  it('lets as many through as the share has room for, and all once nobody waited for a while', () => {
    const gate = new LockGate(10);
    gate.update([at(1, 400)], 0);
    const tries = Array.from({ length: 5 }, () => {
      try {
        gate.admit('main', 'select from student');
        return true;
      } catch {
        return false;
      }
    });
    expect(tries).toEqual([true, true, false, false, false]);
    expect(gate.isClosed).toBe(true);
    gate.update([], 10_000);
    expect(gate.isClosed).toBe(false);
  });

  it('takes a moment at a row for business as usual, and half of the connections for too many', () => {
    const gate = new LockGate(10);
    const rows = (waited: number): Waiting[] => [1, 2, 3, 4, 5, 6].map((pid) => at(pid, waited, null));
    expect(gate.update(rows(900), 0)).toEqual([]);
    expect(gate.update(rows(2_000), 0)).toEqual([6]);
    expect(gate.isClosed).toBe(false);
  });
});
