import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { showInEngine } from '../../../test/engine.tsx';
import { useToast } from './use-toast.ts';

const Speaker = () => {
  const toast = useToast();
  return (
    <>
      <button onClick={() => toast.error('It went wrong.')}>error</button>
      <button onClick={() => toast.success('It went well.')}>success</button>
      <button onClick={() => toast.info('It goes on.')}>info</button>
    </>
  );
};

afterEach(() => {
  jest.useRealTimers();
  cleanup();
});

describe('a toast', () => {
  it.each([
    ['error', 'It went wrong.', 3000],
    ['success', 'It went well.', 2000],
    ['info', 'It goes on.', 2000],
  ])('of %s stays as long as it may (B146) (K010, K011)', async (kind, words, ms) => {
    await showInEngine(<Speaker />, {});
    const button = await screen.findByRole('button', { name: kind });
    jest.useFakeTimers();
    fireEvent.click(button);
    await act(() => jest.advanceTimersByTimeAsync(50));
    expect(screen.getByText(words)).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(ms - 150));
    expect(screen.queryByText(words)).not.toBeNull();
    // It begins to leave now, and is gone when that has been drawn.
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(screen.queryByText(words)).toBeNull();
  });
});
