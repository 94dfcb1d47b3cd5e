import { Passing } from './passing.ts';

describe('those who pass', () => {
  it('are present from when they enter until they leave', () => {
    const passing = new Passing<{ name: string }>();
    const leave = passing.enter({ name: 'first' });
    passing.enter({ name: 'second' });
    leave();
    passing.enter({ name: 'third' });
    expect(passing.present().map(({ name }) => name)).toEqual(['third', 'second']);
  });

  it('leave once, also when they say it twice after another one has taken the place', () => {
    const passing = new Passing<{ name: string }>();
    const leave = passing.enter({ name: 'first' });
    leave();
    passing.enter({ name: 'second' });
    leave();
    passing.enter({ name: 'third' });
    expect(passing.present().map(({ name }) => name)).toEqual(['second', 'third']);
  });
});
