import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { notificationEvents } from '@school/resources';
import { closeApp, openApp, sessionAnswer } from '../../../test/app.tsx';
import { answerWith } from '../../../test/server.ts';
import { chooseLanguage, currentLanguage, loadLanguage } from '../../i18n/current-language.ts';
import { languages } from '../../i18n/languages.ts';
import { browserStore } from '../../session/browser-store.ts';
import { passage } from '../../session/gate.ts';
import { createSession } from '../../session/session.ts';
import { changeAppearance } from '../../theme/appearance.ts';
import { startPageLook } from '../../theme/page-look.ts';

const notices = Object.keys(notificationEvents).map((message, at) => ({
  id: at + 1,
  message,
  params: { number: 'PS-1', name: 'Ada', title: 'Export', email: 'a@b.example', type: 'CL' },
  link: null,
  createdAt: '2026-01-05T09:00:00Z',
  isRead: false,
}));
const answers = {
  'setup/v1/session': sessionAnswer('ADMIN'),
  'setup/v1/dashBoardData': {},
  'setup/v1/notifications': notices,
};

const openDashboard = async (path = '/dashboard') => {
  answerWith(answers);
  const app = openApp(path, 'ADMIN');
  await waitFor(() => expect(app.container.querySelector('main h1')).not.toBeNull());
  return app;
};
const setWidth = (width: number): void =>
  act(() => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  });

/** Translation keys that are shown as they are. */
const rawKeys = (root: Element): string[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    if (/^[a-z][A-Za-z]*(\.[\w/]+)+$/.test(text)) found.push(text);
  }
  return found;
};

afterEach(async () => {
  closeApp();
  setWidth(1280);
  changeAppearance({ layout: 'horizontal', panelOpen: false });
  await chooseLanguage('en');
  localStorage.clear();
});

describe('the frame of the product', () => {
  it('asks again who is signed in at every change of the address (B005)', async () => {
    const { router } = await openDashboard();
    localStorage.removeItem('authUser');
    // The profile user is retained: the link opens.
    await act(() => router.navigate('/Administration'));
    expect(router.state.location.pathname).toBe('/Administration');
    // A reload starts without a profile user and finds no record.
    expect(passage('/Administration', createSession(browserStore).exists())).toEqual({ goTo: '/login' });
  });

  it('marks the page while the panel at the right is open (B088)', async () => {
    startPageLook();
    await openDashboard();
    expect(document.body.className).not.toContain('right-bar-enabled');
    fireEvent.click(screen.getByRole('button', { name: /Your account/ }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Layout' }));
    await screen.findByRole('dialog', { name: 'Layout' });
    expect(document.body.className).toContain('right-bar-enabled');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.body.className).not.toContain('right-bar-enabled');
  });

  it.each([
    [767, 'phone'],
    [768, 'horizontal'],
  ])(
    'at %i pixels is that of %s, with its drawer closed (B148) (K005, K047, K049)',
    async (width, layout) => {
      setWidth(width);
      const { container } = await openDashboard();
      expect(container.querySelector('.h-shell')?.getAttribute('data-layout')).toBe(layout);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
});

describe('the five languages', () => {
  it.each(languages.map(({ code }) => code))(
    'show no key raw in menu and notices: %s (B022)',
    async (code) => {
      await chooseLanguage(code);
      changeAppearance({ layout: 'vertical' });
      const { container } = await openDashboard();
      const menu = await waitFor((): Element => {
        const found = container.querySelector('.h-side-menu');
        if (!found) throw new Error('The menu comes with its layout.');
        return found;
      });
      for (let opened = 0; opened < 3; opened += 1) {
        for (const group of menu.querySelectorAll('button[aria-expanded="false"]')) fireEvent.click(group);
      }
      expect(menu.querySelectorAll('a').length).toBeGreaterThan(40);
      const bell = await waitFor((): Element => {
        const found = [...container.querySelectorAll('button')];
        const bell = found.find(({ textContent }) => /^(\d\d|49\+)$/.test(textContent ?? ''));
        if (!bell) throw new Error('The bell does not ring yet.');
        return bell;
      });
      fireEvent.click(bell);
      const list = await screen.findByRole('dialog');
      await waitFor(() => expect(list.querySelectorAll('li').length).toBe(notices.length));
      expect(rawKeys(document.body)).toEqual([]);
      const shown = [...list.querySelectorAll('li')].map((item) => item.textContent ?? '');
      expect(notices.filter(({ message }) => shown.some((text) => text.includes(message)))).toEqual([]);
    },
  );

  it('are chosen in the bar, kept in the browser and spoken again after a reload (B023)', async () => {
    await openDashboard();
    fireEvent.click(screen.getByRole('button', { name: /^Language/ }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Italiano' }));
    await waitFor(() => expect(document.documentElement.lang).toMatch(/^it/));
    expect(localStorage.getItem('I18N_LANGUAGE')).toBe('it');
    localStorage.setItem('I18N_LANGUAGE', 'rs');
    await act(() => loadLanguage());
    expect(currentLanguage().code).toBe('rs');
  });
});
