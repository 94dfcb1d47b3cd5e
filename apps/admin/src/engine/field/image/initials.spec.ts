import { hueOf, initialsOf } from './initials.ts';

it('takes the first letters of the first and last word', () => {
  expect(['Aarav Kumar Sharma', 'admin', '', 'élodie öz'].map(initialsOf)).toEqual(['AS', 'A', '', 'ÉÖ']);
});

it('gives a name one colour, and a class many', () => {
  const names = ['Adnan Naqvi', 'Adnan Mughal', 'Sara Khan', 'Hamza Javed', 'Nadia Javed', 'Élodie Öz'];
  expect(names.map(hueOf)).toEqual(names.map(hueOf));
  expect(new Set(names.map(hueOf)).size).toBeGreaterThan(3);
  expect(names.map(hueOf).every((hue) => hue >= 0 && hue < 360)).toBe(true);
});
