import type { HistoryEntry } from '@school/kernel';
import { stagesOf } from './stages.ts';

const entry = (id: number, verb: string, changes: HistoryEntry['changes'] = []): HistoryEntry => ({
  id,
  at: `2026-03-0${id}T08:00:00Z`,
  by: id === 3 ? { id: null, name: '' } : { id, name: `Person ${id}` },
  verb,
  version: 1,
  changes,
});
const move = (id: number, from: string, to: string): HistoryEntry =>
  entry(id, 'update', [{ field: 'status', old: from, new: to }]);

describe('the stages of a record', () => {
  it('are told from the first one on, with who and when', () => {
    const history = [move(3, 'APPROVED', 'CANCELLED'), move(2, 'PENDING', 'APPROVED'), entry(1, 'create')];
    expect(stagesOf(history, 'status', 'CANCELLED')).toEqual([
      { field: 'status', state: 'PENDING', at: '2026-03-01T08:00:00Z', by: 'Person 1' },
      { field: 'status', state: 'APPROVED', at: '2026-03-02T08:00:00Z', by: 'Person 2' },
      { field: 'status', state: 'CANCELLED', at: '2026-03-03T08:00:00Z', by: undefined },
    ]);
  });

  it('begin with the present one where nothing has moved', () =>
    expect(stagesOf([entry(1, 'create')], 'status', 'PENDING').map(({ state }) => state)).toEqual([
      'PENDING',
    ]));

  it('tell a step that a move takes within a state, and no other change of its field', () => {
    const consent = (id: number, verb: string, to: string): HistoryEntry =>
      entry(id, verb, [
        { field: 'consent', old: 'ASKED', new: to },
        { field: 'note', old: null, new: 'Yes' },
      ]);
    const history = [
      consent(6, 'transition:consent', 'GIVEN'),
      move(5, 'ASKED', 'GRANTED'),
      consent(4, 'update', 'ASKED'),
      consent(2, 'transition:consent', 'GIVEN'),
      entry(1, 'create'),
    ];
    const told = stagesOf(history, 'status', 'GRANTED', new Set(['consent']));
    expect(told.map(({ field, state, by }) => [field, state, by])).toEqual([
      ['status', 'ASKED', 'Person 1'],
      ['consent', 'GIVEN', 'Person 2'],
      ['status', 'GRANTED', 'Person 5'],
    ]);
  });

  it('leave out changes of other fields, and states saved again', () => {
    const other = entry(2, 'update', [{ field: 'reason', old: 'a', new: 'b' }]);
    const again = move(4, 'PENDING', 'PENDING');
    expect(stagesOf([again, other, entry(1, 'create')], 'status', 'PENDING')).toHaveLength(1);
  });

  it('are none without a history', () => expect(stagesOf([], 'status', 'PENDING')).toEqual([]));
});
