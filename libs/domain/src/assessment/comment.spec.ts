import { filledComment } from './comment.ts';

describe('a sentence of the comment bank', () => {
  const text = '{name} does {his} work. {He} may ask when I tell {him} so.';

  it.each([
    ['MALE', 'Ali does his work. He may ask when I tell him so.'],
    ['FEMALE', 'Ali does her work. She may ask when I tell her so.'],
    ['OTHER', 'Ali does their work. They may ask when I tell them so.'],
  ])('names the student and goes by the gender: %s', (gender, said) => {
    expect(filledComment(text, { name: 'Ali', gender })).toBe(said);
  });

  it('leaves other braces and odd names alone', () => {
    expect(filledComment('{mark} {name}', { name: '$& {he}', gender: 'MALE' })).toBe('{mark} $& {he}');
  });
});
