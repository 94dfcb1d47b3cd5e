import { changeAppearance, currentAppearance } from './appearance.ts';
import { startPageLook } from './page-look.ts';

describe('a page on its way to paper', () => {
  afterEach(() => changeAppearance({ mode: 'light' }));

  it('is light while it is printed, and dark again behind it', () => {
    startPageLook();
    changeAppearance({ mode: 'dark' });
    const shown = (): unknown => [
      currentAppearance().mode,
      document.documentElement.getAttribute('data-layout-mode'),
      document.documentElement.style.getPropertyValue('--s-ink'),
    ];
    const dark = shown();
    window.dispatchEvent(new Event('beforeprint'));
    expect(shown()).toEqual(['light', 'light', '#182033']);
    expect(localStorage.getItem('layoutMode')).toContain('dark');
    window.dispatchEvent(new Event('afterprint'));
    expect(shown()).toEqual(dark);
    expect(dark).toEqual(['dark', 'dark', expect.not.stringMatching('#182033')]);
  });
});
