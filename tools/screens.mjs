#!/usr/bin/env node
// `npm run screens`: pictures of the main screens of the demo school for the documentation, in docs/screens.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { installWhenNeeded } from './install.mjs';
import { inProject, root } from './project.mjs';
import { smallPng } from './small-png.mjs';

installWhenNeeded();
const { launch } = await import('puppeteer');
const { startProduct } = await import('./product.mjs');

const payslips = '/employee_payslips';
// `npm run screens news users` takes only those whose names start that way.
const wanted = process.argv.slice(2);
const shots = [
  { name: 'login', user: null, path: '/login' },
  { name: 'login-phone', user: null, path: '/login', width: 360, dark: true },
  { name: 'dashboard', user: 'hr', path: '/dashboard' },
  { name: 'dashboard-admin-vertical', user: 'admin', path: '/dashboard', layout: 'vertical' },
  { name: 'dashboard-teacher-dark', user: 'teacher', path: '/dashboard', dark: true },
  { name: 'dashboard-student-phone', user: 'student', path: '/dashboard', width: 360 },
  { name: 'dashboard-parent', user: 'parent', path: '/dashboard', layout: 'vertical', dark: true },
  { name: 'news', user: 'admin', path: '/news' },
  { name: 'news-student-phone', user: 'student', path: '/news', width: 360, dark: true },
  { name: 'news-item', user: 'admin', path: '/news/1', layout: 'vertical', dark: true },
  { name: 'news-item-phone', user: 'teacher', path: '/news/1', width: 360 },
  { name: 'news-form', user: 'admin', path: '/news/create', layout: 'vertical' },
  { name: 'news-form-phone', user: 'admin', path: '/news/create', width: 360 },
  { name: 'settings', user: 'admin', path: '/configuration/settings' },
  {
    name: 'settings-phone',
    user: 'admin',
    path: '/configuration/settings?tab=admin',
    width: 360,
    dark: true,
  },
  { name: 'feature-access', user: 'admin', path: '/feature_access_settings', layout: 'vertical' },
  { name: 'users', user: 'admin', path: '/user' },
  { name: 'users-phone', user: 'admin', path: '/user', width: 360 },
  { name: 'users-dark', user: 'admin', path: '/user', layout: 'vertical', dark: true },
  { name: 'batches', user: 'admin', path: '/batches/1' },
  { name: 'roles', user: 'admin', path: '/user/edit_roles/5', dark: true },
  { name: 'employees', user: 'hr', path: '/employee/view_all' },
  { name: 'employees-dark', user: 'hr', path: '/employee/view_all', dark: true },
  { name: 'employees-phone', user: 'hr', path: '/employee/view_all', width: 360 },
  { name: 'employee-form', user: 'hr', path: '/employee/admission1' },
  { name: 'payroll-group', user: 'hr', path: '/payroll_groups/1' },
  { name: 'generate-all-payslips', user: 'hr', path: `${payslips}/generate_all_payslips/1/2026-11-01` },
  { name: 'payslip', user: 'finance', path: '/finance/employee_payslips/view_payslip/1' },
  { name: 'payslip-phone', user: 'teacher', path: `${payslips}/view_employee_past_payslips`, width: 360 },
];

const signIn = async (page, url, user) => {
  await page.goto(`${url}/login`);
  await page.waitForSelector('input[type="password"]');
  await page.type('input[name="email"]', user);
  await page.type('input[type="password"]', 'Demo@1234');
  await page.click('button[type="submit"]');
  for (let wait = 0; wait < 100 && !page.url().endsWith('/dashboard'); wait += 1) await delay(100);
};

const take = async (browser, url, { name, user, path, dark = false, width = 1280, layout }) => {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width, height: width < 500 ? 740 : 800 });
  if (dark) await page.evaluateOnNewDocument(() => localStorage.setItem('layoutMode', 'dark'));
  if (layout) await page.evaluateOnNewDocument((type) => localStorage.setItem('layout', type), layout);
  if (user) await signIn(page, url, user);
  await page.goto(`${url}${path}`);
  await delay(2500);
  const picture = Buffer.from(await page.screenshot());
  writeFileSync(join(inProject('docs/screens'), `${name}.png`), smallPng(picture));
  await context.close();
  console.log(`docs/screens/${name}.png`);
};

mkdirSync(inProject('docs/screens'), { recursive: true });
const product = await startProduct();
try {
  const executablePath = execFileSync(process.execPath, ['apps/server/dist/cli.js', 'browser'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  const browser = await launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const isWanted = ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start));
  for (const shot of shots.filter(isWanted)) await take(browser, product.url, shot);
  await browser.close();
} finally {
  await product.stop();
}
