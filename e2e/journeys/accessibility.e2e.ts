import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { barriers } from '../support/barriers.ts';
import { fits, settled, signIn, type RoleName } from '../support/school.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const languages = ['en', 'gr', 'it', 'rs', 'sp'] as const;

/** One of every kind of screen, both generated ones and those of the modules. */
const screens = {
  dashboard: '/dashboard',
  list: '/employee/view_all',
  create: '/employee/admission1',
  edit: '/leave_groups/1/edit',
  show: '/employee_profile/19',
  report: '/hr/reports/payslip_summary',
  settings: '/payroll/settings',
  history: '/leave_groups/1?tab=history',
  hub: '/employee/settings',
  register: '/employee_attendances',
  trash: '/trash',
  payslip: '/finance/employee_payslips/view_payslip/1',
  design: '/document_designs/payslip',
  category: '/payroll_categories/1',
  rule: '/payroll_categories/3/edit',
  board: '/tasks?displayedFilters={"board":true}',
  calendar: '/calendar',
  drive: '/doc_managers',
  polls: '/poll_questions',
  'poll form': '/poll_questions/new',
  news: '/news',
  'news form': '/news/create',
  audit: '/AuditGrid',
  rights: '/user/edit_roles/4',
  features: '/feature_access_settings',
  messages: '/administrator/notification-center',
  designs: '/document_designs',
  branches: '/branches',
  institution: '/configuration/institution',
  'payslip run': '/employee_payslips/generate_all_payslips/1/2026-11-01',
} as const;

const narrow = { width: 360, height: 740 };
const wide = { width: 1280, height: 800 };

/** Reloads the product in a language and an appearance. */
const load = async (page: Page, language: string, mode: string): Promise<void> => {
  await page.evaluate(
    ([code, look]) => {
      localStorage.setItem('I18N_LANGUAGE', code);
      localStorage.setItem('layoutMode', look);
    },
    [language, mode] as const,
  );
  await page.goto('/profile');
  await settled(page);
};

/**
 * Navigates inside the loaded product, which takes a fraction of the time of loading it; waits until the old screen is
 * gone.
 */
const goTo = async (page: Page, address: string): Promise<void> => {
  await page.evaluate((path) => {
    for (const heading of document.querySelectorAll('h1')) heading.textContent = '…';
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await expect(page.getByRole('heading', { level: 1 }).first()).not.toHaveText('…');
  await settled(page);
};

test('A barrier is found in the part asked for, and so is a frame that cannot be inspected', async ({
  page,
}) => {
  await page.setContent(
    '<html lang="en"><title>x</title><main><h1>x</h1><p style="color:#bbb">pale</p></main><img src="x.png"></html>',
  );
  expect(await barriers(page, 'main')).toEqual(['color-contrast: p']);
  expect(await barriers(page)).toEqual(expect.arrayContaining(['color-contrast: p', 'image-alt: img']));
  await page.setContent(
    '<html lang="en"><title>x</title><main><h1>x</h1><iframe title="x"></iframe></main></html>',
  );
  expect(await barriers(page)).toEqual(['frame-tested: iframe']);
});

/**
 * Every screen is checked twice, in two of the languages: once in light and once in dark, once wide and once narrow. The
 * combination changes from screen to screen, so that each language is combined with every look: 2 visits per screen instead
 * of 20. The frame around the screens is checked with the first of each round, in both widths.
 */
for (const [at, language] of languages.entries()) {
  test(`No kind of screen has a barrier in ${language}`, async ({ page }) => {
    test.setTimeout(300_000);
    await signIn(page, 'admin');
    const found: string[] = [];
    for (const [turn, mode] of (['light', 'dark'] as const).entries()) {
      await load(page, language, mode);
      const seen = new Set<boolean>();
      for (const [place, [kind, address]] of Object.entries(screens).entries()) {
        if ((place + at) % languages.length !== turn) continue;
        const isNarrow = (Math.floor(place / languages.length) + turn) % 2 === 1;
        await page.setViewportSize(isNarrow ? narrow : wide);
        await goTo(page, address);
        const look = `${kind} ${mode} ${isNarrow ? 360 : 1280}`;
        const wrong = await barriers(page, seen.has(isNarrow) ? 'main' : undefined);
        found.push(...wrong.map((barrier) => `${look}: ${barrier}`));
        if (!(await fits(page))) found.push(`${look}: wider than the screen`);
        seen.add(isNarrow);
      }
    }
    expect(found).toEqual([]);
  });
}

/** Screens of the modules that are not generated, opened as their intended users. */
const ownScreens: Readonly<Partial<Record<RoleName, readonly string[]>>> = {
  admin: [
    '/attendances/today',
    '/attendances',
    '/attendances/notification_status',
    '/attendance_reports/day_wise_report/1/2026-11-20',
    '/attendance_reports/15/1',
    '/exam_groups/1/add_exams',
    '/exam/grouping/1',
    '/exam/generate_reports',
    '/transport/dash_board',
    '/transport/assign?batch=1&route=4',
    '/transport_attendance',
    '/book_movement/direct_issue_book',
    '/book_movement/return_book',
    '/book_movement/renewal',
    '/indents/new',
  ],
  finance: [
    '/finance/fees_student_search?q=adnan',
    '/finance/fees_student_search/722',
    '/finance_extensions/view_fees_structure/722/0',
  ],
  teacher: ['/exams/98/marks'],
  student: ['/student/my_attendance', '/transport/mine', '/my_fees', '/library/mine'],
  parent: ['/children_fees'],
};

/** Two visits each: light and wide in one language, dark and narrow in the next, so that every language has its turn. */
for (const [at, [role, addresses]] of Object.entries(ownScreens).entries()) {
  test(`No own screen of a module has a barrier for ${role}`, async ({ page }) => {
    test.setTimeout(300_000);
    await signIn(page, role as RoleName);
    const found: string[] = [];
    for (const [turn, mode] of (['light', 'dark'] as const).entries()) {
      await page.setViewportSize(mode === 'light' ? wide : narrow);
      await load(page, languages[(at + turn) % languages.length] ?? 'en', mode);
      for (const address of addresses) {
        await goTo(page, address);
        const wrong = await barriers(page, 'main');
        found.push(...wrong.map((barrier) => `${address} ${mode}: ${barrier}`));
        if (!(await fits(page))) found.push(`${address} ${mode}: wider than the screen`);
      }
    }
    expect(found).toEqual([]);
  });
}

test('The pages before the sign-in have no barrier', async ({ page }) => {
  const found: string[] = [];
  for (const address of ['/login', '/forgot-password']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(address);
      await expect(page.getByRole('main').or(page.locator('form')).first()).toBeVisible();
      found.push(...(await barriers(page)).map((barrier) => `${address} ${colorScheme}: ${barrier}`));
    }
  }
  expect(found).toEqual([]);
});

/** Dialogs over a page; each is opened, checked and closed again. */
const boxes: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  palette: async (page) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Find records, screens and actions' }).fill('E10');
    await expect(page.getByRole('option').first()).toBeVisible();
  },
  shortcuts: (page) => page.keyboard.press('?'),
  news: (page) => page.getByRole('button', { name: /^Notifications/ }).click(),
  jobs: (page) => page.getByRole('button', { name: /^Jobs/ }).click(),
  columns: (page) => page.getByRole('button', { name: 'Columns' }).click(),
  builder: async (page) => {
    await page.getByRole('button', { name: 'Add filter' }).click();
    await page.getByRole('menuitem', { name: 'Combine filters…' }).click();
    await page.getByRole('button', { name: 'Add group' }).click();
    await page.getByRole('button', { name: 'Add condition' }).first().click();
  },
  'saved view': async (page) => {
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'Save view…' }).click();
  },
  'bulk edit': async (page) => {
    await page.getByRole('checkbox', { name: 'Select row' }).first().check();
    await page.getByRole('button', { name: 'Edit field' }).click();
  },
  import: async (page) => {
    await page.getByRole('button', { name: 'Import/Export' }).click();
    await page.getByRole('menuitem', { name: /^Import/ }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a file' }).click();
    const buffer = Buffer.from('Name,Colour\nA,red\n');
    await (await chooser).setFiles({ name: 'a.csv', mimeType: 'text/csv', buffer });
    await expect(page.getByText(/in the file/)).toBeVisible();
  },
  layout: async (page) => {
    await page.getByRole('button', { name: /^Your account/ }).click();
    await page.getByRole('menuitem', { name: 'Layout' }).click();
  },
};

for (const mode of ['light', 'dark'] as const) {
  test(`No box that opens over a page has a barrier, ${mode}`, async ({ page }) => {
    await signIn(page, 'admin');
    await load(page, 'en', mode);
    await goTo(page, '/employee/add_grade');
    const found: string[] = [];
    for (const [kind, show] of Object.entries(boxes)) {
      await show(page);
      await expect(page.getByRole('dialog').first()).toBeVisible();
      found.push(...(await barriers(page)).map((barrier) => `${kind} ${mode}: ${barrier}`));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    expect(found).toEqual([]);
  });
}
