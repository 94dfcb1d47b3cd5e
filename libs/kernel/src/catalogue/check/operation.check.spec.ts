import { is } from '../../tree/expression.ts';
import { f } from '../../field/f.ts';
import { defineOperation } from '../../operation/define.ts';
import type { AnyOperation } from '../../operation/define.ts';
import { rows } from '../../operation/shape.ts';
import { findingsOf, soundResource } from './fixture.ts';

const sound = defineOperation('sweep', {
  module: 'house',
  label: 'Sweep',
  at: 'POST house/v1/room/:id/sweep',
  on: { one: 'room' },
  when: is('name', 'Hall'),
  input: { minutes: f.int(), helpers: rows({ room: f.ref('room') }, { max: 3 }) },
  access: ['HouseKeeping'],
});

const found = (code: string, changes: Partial<AnyOperation>): readonly string[] =>
  findingsOf(code, { operations: [{ ...sound, ...changes }] });

describe('an operation', () => {
  it('that is sound has no finding', () => {
    expect(found('RES052', {})).toEqual([]);
    expect(found('RES053', {})).toEqual([]);
    expect(found('RES020', {})).toEqual([]);
  });

  it.each([
    [{ at: 'POST /house' as const }, 'house/sweep at: "POST /house" is no call: POST fees/v1/refund'],
    [{ on: { one: 'rom' } }, 'house/sweep on: no resource "rom", did you mean "room"?'],
    [
      { at: 'POST house/v1/sweep' as const },
      'house/sweep POST house/v1/sweep: no parameter names the record: `:id` or `:room`',
    ],
    [
      { at: 'POST house/v1/:id/:minuts' as const },
      'house/sweep POST house/v1/:id/:minuts: ":minuts" is no field of the input, did you mean "minutes"?',
    ],
    [
      { input: { helpers: rows({ room: f.ref('rom') }, { max: 3 }) } },
      'house/sweep input.helpers.room: no resource "rom", did you mean "room"?',
    ],
    [{ when: is('nme', 'Hall') }, 'house/sweep when: no field "nme"'],
    [{ on: undefined, at: 'POST house/v1/sweep' as const }, 'house/sweep when: it is about no record (`on`)'],
    [{ at: 'GET house/v1/:id/sweep' as const }, 'house/sweep at: a GET has no body for lists'],
    [{ job: true, preview: true }, 'house/sweep preview: a job is not tried out beforehand'],
    [
      { conditions: { minutes: { visible: is('nme', 'Hall') } } },
      'house/sweep conditions.minutes.visible: no field "nme"',
    ],
    [{ conditions: { hours: {} } }, 'house/sweep conditions.hours: is not asked for'],
    [
      {
        input: { minutes: f.int({ required: true }) },
        conditions: { minutes: { visible: is('name', 'Hall') } },
      },
      'house/sweep conditions.minutes: is required always: say `required` as a condition',
    ],
  ])('with %j is told', (changes, text) => {
    expect(found('RES052', changes).join('\n')).toContain(text);
  });

  it('does not take the address of another one or of a move', () => {
    const operations = [sound, { ...sound, key: 'dust', at: 'POST house/v1/room/:room/sweep' as const }];
    expect(findingsOf('RES053', { operations })).toEqual([
      'RES053 house/dust: POST house/v1/room/:room/sweep is taken by house/sweep',
    ]);
    const lifecycle = {
      field: 'name',
      initial: 'A',
      transitions: {
        close: { label: 'Close', access: [], from: ['A'], to: 'B', at: 'PUT room/close' as const },
      },
    };
    expect(findingsOf('RES053', { resources: [soundResource({ lifecycle })] })).toEqual([
      'RES053 house/room lifecycle.transitions.close: "PUT room/close" is no call of a record: PUT hr/v1/paySlip/approve/:id',
    ]);
  });

  it('names privileges that are there', () => {
    expect(found('RES020', { access: ['HouseKeping'] })).toEqual([
      'RES020 house/sweep access: "HouseKeping" is neither a role nor a privilege, did you mean "HouseKeeping"?',
    ]);
  });
});
