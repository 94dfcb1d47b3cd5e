import type { Poll } from '../poll.ts';
import {
  emptyPoll,
  inputOf,
  mayAddAnswer,
  mayDeleteAnswer,
  pollBody,
  problemsOf,
  showsTicks,
} from './poll-form.ts';

const answers = (count: number) => ({ answers: Array.from({ length: count }, (_, n) => `${n}`) });

describe('the form of a poll', () => {
  it('needs a title, a description and every answer (B253)', () => {
    expect([...problemsOf(emptyPoll)]).toEqual([
      ['title', 'polls.need.title'],
      ['description', 'polls.need.description'],
      ['options[0]', 'polls.need.answer'],
    ]);
    const twice = { ...emptyPoll, title: 'T', description: 'D', answers: ['Yes', ' ', 'yes '] };
    expect([...problemsOf(twice).keys()]).toEqual(['options[1]', 'options[2]']);
    expect(problemsOf({ ...twice, answers: ['Yes', 'No'] }).size).toBe(0);
  });

  it('has one to six answers; ticks go at six on create only (B254) (B255) (B256) (B257) (K086) (K087)', () => {
    expect([1, 5, 6].map((count) => mayAddAnswer(answers(count)))).toEqual([true, true, false]);
    expect([1, 2].map((count) => mayDeleteAnswer(answers(count)))).toEqual([false, true]);
    expect([5, 6].map((count) => showsTicks(answers(count), true))).toEqual([true, false]);
    expect([5, 6].map((count) => showsTicks(answers(count), false))).toEqual([true, true]);
  });

  const poll = {
    title: 'T',
    description: 'D',
    options: ['A', 'B'],
    allowOtherAns: true,
    status: 'Open',
    batches: '3,4',
    departments: '',
    closesAt: null,
    showResults: 'ALWAYS',
    isAnonymous: false,
    allowChange: true,
  } as unknown as Poll;

  it('reads a poll: Open is a ticked box, allowOtherAns the other answer (B260) (B261) (K092)', () => {
    expect(inputOf(poll)).toMatchObject({
      openForPolling: true,
      allowOtherAnswer: true,
      batches: [3, 4],
      departments: [],
    });
    expect(inputOf({ ...poll, status: 'Closed' }).openForPolling).toBe(false);
  });

  it('sends the user and comma-joined ids, the same for create and edit (B262) (B264) (B266) (K091)', () => {
    const body = pollBody(inputOf(poll), 7);
    expect(body).toMatchObject({ userId: 7, batches: '3,4', departments: '', allowOtherAns: true });
    expect(Object.keys(body)).toEqual(Object.keys(pollBody(emptyPoll, 7)));
    expect(pollBody({ ...inputOf(poll), isAnonymous: true }, 7)['allowChange']).toBe(false);
  });
});
