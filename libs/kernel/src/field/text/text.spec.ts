import { f } from '../f.ts';
import { fieldTypes } from '../registry.ts';

it('gives samples of two signs that are all different, numbers that fit among them', () => {
  const field = f.text({ min: 2, max: 2, case: 'upper' });
  const samples = Array.from({ length: 900 }, (_, n) => fieldTypes.text.sample(n, field));
  expect(new Set(samples.slice(10)).size).toBe(890);
  expect(samples.slice(10).every((text) => /^[0-9A-Z]{2}$/.test(String(text)))).toBe(true);
});
