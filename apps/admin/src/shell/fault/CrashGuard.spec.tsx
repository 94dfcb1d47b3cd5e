import { jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { loadable } from '../../engine/page/loadable.ts';
import { CrashGuard } from './CrashGuard.tsx';
import { noteMissingParts } from './missing-part.ts';

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
    // What the spec's page reports when asked to load another page.
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

describe('code that does not come', () => {
  noteMissingParts();

  /** How the loader fails: it reports what is missing, then throws it. */
  const lost = (): Promise<ComponentType> => {
    const problem = new TypeError('Failed to fetch a module.');
    const event = new Event('vite:preloadError');
    window.dispatchEvent(Object.assign(event, { payload: problem }));
    return Promise.reject(problem);
  };
  const open = (load: () => Promise<ComponentType>) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const Part = loadable(load);
    render(
      <CrashGuard>
        <Suspense fallback="Coming">
          <Part />
        </Suspense>
      </CrashGuard>,
    );
    return { said: () => logged.mock.calls.flat().map(String) };
  };
  const served = (page: string): void => {
    document.head.innerHTML = '<script type="module" src="/assets/index-old.js"></script>';
    // A page that has been open for an hour.
    jest.spyOn(performance, 'now').mockReturnValue(3_600_000);
    globalThis.fetch = jest.fn(async () => new Response(page)) as typeof fetch;
  };
  const isLoadedAnew = (said: readonly string[]): boolean =>
    said.some((words) => words.includes('Not implemented: navigation'));

  it('is told as such and asked for again by loading the page', async () => {
    served('<script type="module" src="/assets/index-old.js"></script>');
    const { said } = open(lost);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      'This page did not load completely',
    );
    expect(isLoadedAnew(said())).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(isLoadedAnew(said())).toBe(true);
  });

  it('because a new release has replaced it brings the new release', async () => {
    served('<script type="module" src="/assets/index-new.js"></script>');
    const { said } = open(lost);
    await waitFor(() => expect(isLoadedAnew(said())).toBe(true));
    expect(screen.getByText(/There is a new version/)).toBeTruthy();
  });
});
