import { answerOf, firstChoice, voteBody } from './ballot.ts';

describe('a ballot', () => {
  it('begins with Yes where it is an answer, else with nothing (B247) (K089) (M145)', () => {
    expect(firstChoice({ options: ['No', 'Yes'], myAnswer: null })).toBe(1);
    expect(firstChoice({ options: ['Red', 'Blue'], myAnswer: null })).toBeNull();
    expect(firstChoice({ options: ['Red', 'Blue'], myAnswer: 'Blue' })).toBe(1);
    expect(firstChoice({ options: ['Red'], myAnswer: 'Green' })).toBe('other');
  });

  it('is one of the answers or what was typed, never empty (B248)', () => {
    const poll = { options: ['Red', 'Blue'] };
    expect(answerOf(poll, 1, '')).toBe('Blue');
    expect(answerOf(poll, 'other', ' Green ')).toBe('Green');
    expect(answerOf(poll, 'other', ' ')).toBeUndefined();
    expect(answerOf(poll, null, 'x')).toBeUndefined();
  });

  it('carries pollID, voterId and answer (B265)', () => {
    expect(voteBody(3, 7, 'Yes')).toEqual({ pollID: 3, voterId: 7, answer: 'Yes' });
  });
});
