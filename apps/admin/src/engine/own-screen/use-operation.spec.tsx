import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CalledAt } from '@school/kernel';
import { useState } from 'react';
import { showInEngine } from '../../../test/engine.tsx';
import { useOperation } from './use-operation.ts';

const path = 'setup/v1/transfer/revert';
const revert: CalledAt = { at: `POST ${path}` };

const Page = () => {
  const { operate } = useOperation(revert, 'engine.error.client');
  const [told, setTold] = useState('');
  return (
    <>
      <button onClick={() => void operate({} as never).then((answer) => setTold(answer ? 'Done' : 'Left'))}>
        Revert
      </button>
      <p>{told}</p>
    </>
  );
};
const question = (): Response =>
  new Response(
    JSON.stringify({ success: false, data: { code: 'CONFIRM', reason: 'full' }, message: 'It is full.' }),
    { status: 409 },
  );
const done = (): Response => new Response(JSON.stringify({ success: true, data: { ok: 1 }, message: '' }));

afterEach(cleanup);

it.each([
  ['Continue', 'Done', ['ask', 'agreed']],
  ['Cancel', 'Left', ['ask']],
])('a page that does an operation asks what the server asks: %s', async (answer, told, headers) => {
  const { sent } = await showInEngine(<Page />, {
    resources: [],
    answers: { [path]: (call) => (call.headers.get('x-confirm') === 'ask' ? question() : done()) },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Revert' }));
  await screen.findByText('It is full.');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: answer }));
  await waitFor(() => expect(screen.getByText(told)).toBeTruthy());
  const asked = sent.filter((one) => one.path === path).map((one) => one.headers.get('x-confirm'));
  expect(asked).toEqual(headers);
});
