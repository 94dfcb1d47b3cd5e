import { readParameters, writeParameters } from './parameters.ts';

const context = { today: '2026-11-21', locale: 'en-PK', dateOrder: 'DMY' } as const;
const fields = {
  day: { type: 'date', default: 'today' },
  department: { type: 'ref', to: 'x' },
  all: { type: 'flag' },
  kinds: { type: 'choices', options: { A: 'a', B: 'b' } },
} as const;

describe('parameters of a report', () => {
  it('stand in the address and come back', () => {
    const values = { day: '2026-01-05', department: 3, all: true, kinds: ['A', 'B'] };
    expect(
      readParameters({ parameters: fields }, new URLSearchParams(writeParameters(values)), context),
    ).toEqual(values);
  });

  it('have defaults and leave out what is empty', () => {
    expect(readParameters({ parameters: fields }, new URLSearchParams(), context)).toEqual({
      day: '2026-11-21',
    });
    expect(writeParameters({ day: null, kinds: [], department: 0 })).toEqual({ department: '0' });
  });

  it('take words for days, from the definition and from the address', () => {
    const report = { parameters: { from: { type: 'date' } }, start: { from: 'thisYear:from' } } as const;
    expect(readParameters(report, new URLSearchParams(), context)).toEqual({ from: '2026-01-01' });
    expect(readParameters(report, new URLSearchParams('from=lastMonth:to'), context)).toEqual({
      from: '2026-10-31',
    });
    expect(readParameters(report, new URLSearchParams('_page=2'), context)).toEqual({});
  });
});
