import { waitFor } from '@testing-library/react';
import { closeApp, openApp, sessionAnswer } from '../../../test/app.tsx';
import { answerWith } from '../../../test/server.ts';

afterEach(closeApp);

it('are those of the collection and the batch in the address', async () => {
  const sent = answerWith({ 'setup/v1/session': sessionAnswer('ADMIN'), 'finance/v1/studentFee': [] });
  openApp('/finance/collection_details_view/4/11', 'ADMIN');
  const asked = await waitFor(() => {
    const found = sent.find(({ path }) => /^finance\/v1\/studentFee(\/getall)?\?/.test(path))?.path;
    expect(found).toBeTruthy();
    return found ?? '';
  });
  expect(JSON.parse(new URLSearchParams(asked.split('?')[1]).get('filter') ?? '{}')).toMatchObject({
    collection: 4,
    batch: 11,
  });
});
