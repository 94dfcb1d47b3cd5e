import { loadedOnce } from './loaded-once.ts';

it('loads once, and keeps no failure', async () => {
  let turn = 0;
  const load = loadedOnce(() => {
    turn += 1;
    return turn === 1 ? Promise.reject(new Error('gone')) : Promise.resolve(turn);
  });
  const first = [load(), load()];
  await expect(Promise.allSettled(first)).resolves.toMatchObject([
    { status: 'rejected' },
    { status: 'rejected' },
  ]);
  expect([await load(), await load(), turn]).toEqual([2, 2, 2]);
});
