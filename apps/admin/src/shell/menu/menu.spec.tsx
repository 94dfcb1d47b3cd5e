import { fireEvent, screen, within } from '@testing-library/react';
import { closeApp, openApp, sessionAnswer } from '../../../test/app.tsx';
import { answerWith } from '../../../test/server.ts';
import { routes } from '../../routing/routes.ts';
import { isPublicPath, passage } from '../../session/gate.ts';
import { changeAppearance } from '../../theme/appearance.ts';

const sample = (path: string): string => path.replace(/:\w+/g, '1');

const openMenu = async (path: string): Promise<HTMLElement> => {
  changeAppearance({ layout: 'vertical' });
  answerWith({
    'setup/v1/session': sessionAnswer('ADMIN'),
    'setup/v1/dashBoardData': {},
    'setup/v1/PayrollGroup': [],
  });
  openApp(path, 'ADMIN');
  return screen.findByRole('navigation', { name: 'Main menu' });
};

afterEach(() => {
  closeApp();
  changeAppearance({ layout: 'horizontal' });
});

describe('the menu', () => {
  it('lists below an opened entry what stands under it (B015)', async () => {
    const menu = await openMenu('/dashboard');
    const group = within(menu).getByRole('button', { name: 'Administration' });
    expect(within(menu).queryByRole('button', { name: 'Configuration' })).toBeNull();
    fireEvent.click(group);
    const below = document.getElementById(group.getAttribute('aria-controls') ?? '') as HTMLElement;
    fireEvent.click(within(below).getByRole('button', { name: 'Configuration' }));
    const settings = within(below).getByRole('link', { name: 'General settings' });
    expect(settings.getAttribute('href')).toBe('/configuration/settings');
    fireEvent.click(group);
    expect(within(menu).queryByRole('link', { name: 'General settings' })).toBeNull();
  });

  it('highlights the parent of a page, whose address has nothing of it (B101)', async () => {
    const menu = await openMenu('/payroll_groups/new');
    const entry = await within(menu).findByRole('link', { name: 'Payroll groups' });
    expect(entry.getAttribute('data-active')).toBe('true');
    expect(window.location.pathname).toBe('/payroll_groups/new');
    expect(within(menu).getByRole('button', { name: 'Human resources' }).dataset['within']).toBe('true');
    expect(await screen.findByRole('heading', { level: 1, name: /payroll group/i })).toBeTruthy();
  });
});

it('every page of the product needs a session, whatever stands above it in the menu (B101)', () => {
  const closed = routes.filter(({ path }) => !isPublicPath(path)).map(({ path }) => sample(path));
  expect(closed.length).toBeGreaterThan(150);
  expect(closed.filter((path) => !('goTo' in passage(path, false)))).toEqual([]);
  expect(passage('/payroll_groups', false)).toEqual({ goTo: '/login' });
  expect(passage('/payroll_groups', true)).toEqual({ show: 'private' });
});
