import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { CrashGuard } from './CrashGuard.tsx';

const Broken = () => {
  throw new Error('The widget has no figures.');
};

const crash = () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <CrashGuard>
      <Broken />
    </CrashGuard>,
  );
  return { said: () => logged.mock.calls.flat().map(String) };
};

afterEach(() => jest.restoreAllMocks());

describe('a crash of a rendering', () => {
  it('shows the crash page in the place of a blank screen (B061)', () => {
    crash();
    expect(screen.getByRole('alert')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops! Something went wrong');
  });

  it('is logged (B066)', () => {
    expect(
      crash()
        .said()
        .some((words) => words.includes('The widget has no figures.')),
    ).toBe(true);
  });

  it('is tried again by loading the page anew (B062)', () => {
    const { said } = crash();
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    // What the page of the specs says when it is asked to load another page.
    expect(said().some((words) => words.includes('Not implemented: navigation'))).toBe(true);
  });

  it('is left by one step back (B063)', () => {
    const back = jest.spyOn(window.history, 'back').mockImplementation(() => undefined);
    crash();
    fireEvent.click(screen.getByRole('button', { name: 'Go Back' }));
    expect(back).toHaveBeenCalledTimes(1);
  });

  it('leads home and to the support by links that need nothing of the product (B064, B065)', () => {
    crash();
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('link', { name: 'Contact Support' }).getAttribute('href')).toMatch(
      /^mailto:.+@.+/,
    );
  });

  it('is over as soon as another page is opened', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { rerender } = render(
      <CrashGuard place="/a">
        <Broken />
      </CrashGuard>,
    );
    rerender(<CrashGuard place="/b">Fine</CrashGuard>);
    expect(screen.getByText('Fine')).toBeTruthy();
  });
});
