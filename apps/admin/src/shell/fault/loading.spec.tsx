import { act, render, screen, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { closeApp, openApp, sessionAnswer } from '../../../test/app.tsx';
import { answerWith } from '../../../test/server.ts';
import { LoadingContent } from './LoadingContent.tsx';

afterEach(closeApp);

const words = 'Loading your content, please wait...';

it('while a page and its data come, the loading text and a progress indicator are shown (B016) (M004)', async () => {
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((done) => {
    answer = done;
  });
  answerWith({ 'setup/v1/session': sessionAnswer('ADMIN'), 'setup/v1/dashBoardData': {} });
  const { fetch } = globalThis;
  globalThis.fetch = async (...call) => {
    await asked;
    return fetch(...call);
  };
  const { container } = openApp('/dashboard', 'ADMIN');
  // First for the product's code, then for the account answer.
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: words }).getAttribute('max')).toBe('100');
  const first = screen.getByRole('progressbar').getAttribute('value');
  await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('value')).not.toBe(first));
  expect(container.querySelector('main')).toBeNull();
  await act(async () => answer());
  await screen.findByRole('heading', { level: 1, name: /Good .*Ada/ });
  expect(screen.queryByText(words)).toBeNull();
});

it('the indicator moves past React, which would begin a large page behind it anew at each step', async () => {
  let commits = 0;
  render(
    <Profiler id="loading" onRender={() => (commits += 1)}>
      <LoadingContent />
    </Profiler>,
  );
  const [bar, begun] = [screen.getByRole('progressbar'), commits];
  await waitFor(() => expect(bar.getAttribute('value')).toBe('20'), { timeout: 3000 });
  expect(commits).toBe(begun);
});
