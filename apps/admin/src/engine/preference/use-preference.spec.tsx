import { screen } from '@testing-library/react';
import { showInEngine } from '../../../test/engine.tsx';
import { usePreference } from './use-preference.ts';

const Switch = () => {
  const wide = usePreference<boolean>('wide');
  return wide.ready ? (
    <input type="checkbox" checked={wide.value === true} onChange={() => wide.keep(wide.value !== true)} />
  ) : null;
};

it('shows a choice before the next picture, so that a switch never falls back for a moment', async () => {
  await showInEngine(<Switch />, { answers: { 'setup/v1/preferences': {} } });
  const box = await screen.findByRole<HTMLInputElement>('checkbox');
  // As in a browser: testing-library would wait for timers too.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  box.click();
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  expect(box.checked).toBe(true);
});
