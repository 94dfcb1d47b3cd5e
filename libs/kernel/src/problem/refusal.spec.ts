import { messages, problemSaying } from './messages.ts';
import { Conflict, Invalid } from './refusal.ts';

describe('a refusal with values in its sentence', () => {
  const params = { verb: 'Approve', max: 3 };

  it('tells clients the sentence, and its text and values apart', () => {
    const refusal = new Conflict('"%{verb}" at most %{max} times.', { params, data: { state: 'OPEN' } });
    expect(refusal.message).toBe('"Approve" at most 3 times.');
    expect(refusal.data).toEqual({
      state: 'OPEN',
      said: { text: '"%{verb}" at most %{max} times.', params },
    });
  });

  it('names them at its fields too', () => {
    const problem = problemSaying('text', 'long', 'At most %{max} characters.', { max: 3 });
    expect(problem).toEqual({
      field: 'text',
      code: 'long',
      text: 'At most %{max} characters.',
      params: { max: 3 },
      message: 'At most 3 characters.',
    });
    expect(new Invalid('No.', [problem]).data).toEqual({ errors: [problem] });
  });

  it('leaves a sentence without values as it is, whatever signs stand in it', () => {
    const refusal = new Conflict('100 %{what} is left.');
    expect([refusal.message, refusal.data]).toEqual(['100 %{what} is left.', {}]);
    expect(problemSaying('a', 'b', 'Wrong.')).toEqual({ field: 'a', code: 'b', message: 'Wrong.' });
  });

  it('says its own sentence under every code of the language, whose parameters it does not have', () => {
    const own = Object.keys(messages).map((code) => problemSaying('text', code, 'That is too much.'));
    expect(own.map(({ text, message }) => [text, message])).toEqual(
      own.map(() => ['That is too much.', 'That is too much.']),
    );
  });
});
