import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { CalendarItem } from '@school/domain';
import { showInEngine } from '../../../test/engine.tsx';
import type { Answer } from '../../../test/server.ts';
import { useMoving } from './use-moving.ts';

const rain: CalendarItem = {
  key: 'event:4',
  source: 'event',
  id: 4,
  version: 3,
  title: 'Heavy rain',
  kind: 'HOLIDAY',
  startDate: '2026-07-01',
  endDate: '2026-07-01',
  startTime: null,
  endTime: null,
  colour: null,
  location: null,
  description: null,
  isHoliday: true,
  mayEdit: true,
};
const nextDay = {
  startDate: '2026-07-02',
  endDate: '2026-07-02',
  isAllDay: true,
  startTime: null,
  endTime: null,
};

const Mover = ({ onMoved }: { readonly onMoved: (stays: boolean) => void }) => {
  const move = useMoving();
  return <button onClick={() => void move(rain, nextDay).then(onMoved)}>Move</button>;
};

const refusal = (data: object) => (): Response =>
  new Response(JSON.stringify({ success: false, data, message: 'No.' }), { status: 409 });
const question = refusal({ code: 'CONFIRM', reason: 'attendanceOnHoliday', params: { entries: 7, days: 1 } });

/** Moves the event against a server that returns these answers, one after another. */
const moveOver = async (...answers: readonly (Answer | (() => Response))[]) => {
  let next = 0;
  const moved: boolean[] = [];
  const answer = (): Response => {
    const given = answers[next++];
    return typeof given === 'function'
      ? given()
      : new Response(JSON.stringify({ success: true, data: given, message: '' }));
  };
  const { sent } = await showInEngine(<Mover onMoved={(stays) => moved.push(stays)} />, {
    answers: { 'api/v1/CalenderEvent/update/4': answer },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Move' }));
  return { sent, moved };
};

afterEach(cleanup);

it('an event that was changed meanwhile goes back and says so', async () => {
  const { sent, moved } = await moveOver(refusal({ code: 'STALE', version: 9 }));
  await screen.findByText(
    'Someone else has changed Heavy rain in the meantime; you now see the latest version.',
  );
  expect(moved).toEqual([false]);
  expect(sent.at(-1)?.body).toEqual({ ...nextDay, version: 3 });
});

it('an event that was moved can be moved back, with the version of the move', async () => {
  const { sent, moved } = await moveOver({ version: 4 }, { version: 5 });
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(moved).toEqual([true]);
  await waitFor(() =>
    expect(sent.at(-1)?.body).toMatchObject({ startDate: '2026-07-01', endDate: '2026-07-01', version: 4 }),
  );
});

it.each([
  ['Continue', [true], ['ask', 'agreed']],
  ['Cancel', [false], ['ask']],
])(
  'a holiday that comes upon days with attendance is asked about first: %s',
  async (verb, stays, headers) => {
    const { sent, moved } = await moveOver(question, { version: 4 });
    expect((await screen.findByRole('dialog')).textContent).toContain(
      'The register already has entries on these days (entries: 7, days: 1).',
    );
    fireEvent.click(screen.getByRole('button', { name: verb }));
    await waitFor(() => expect(moved).toEqual(stays));
    const puts = sent.filter(({ method }) => method === 'PUT');
    expect(puts.map((one) => one.headers.get('x-confirm'))).toEqual(headers);
  },
);
