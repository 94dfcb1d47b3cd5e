import { f } from '@school/kernel';

describe('keys of resources', () => {
  it('are known to whatever refers to one', () => {
    const right = [f.ref('employee'), f.refs('batch'), f.lines('studentGuardian')];
    const wrong = [
      // @ts-expect-error a reference to a resource that is not there
      f.ref('emploee'),
      // @ts-expect-error several of a resource that is not there
      f.refs('bach'),
      // @ts-expect-error lines of a resource that is not there
      f.lines('studentGuardan'),
    ];
    expect([...right, ...wrong].map(({ type }) => type)).toEqual([
      'ref',
      'refs',
      'lines',
      'ref',
      'refs',
      'lines',
    ]);
  });
});
