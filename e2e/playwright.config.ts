import { defineConfig, devices } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'];
const report = process.env['E2E_REPORT'];

/** Schools to drive, each with its own server and database: a worker drives the one with its number. */
const schools = (process.env['E2E_URLS'] ?? 'http://127.0.0.1:3000').split(',');
const schoolOfWorker = schools[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)];

export default defineConfig({
  testDir: '.',
  testMatch: /.*\.(spec|e2e)\.ts/,
  outputDir: '../test-results',
  // The journeys of a worker share one server and its database.
  workers: schools.length,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  // A journey that passes only on the second attempt counts as passed, but is reported as flaky (tools/journeys.mjs).
  retries: 1,
  // Limits for what hangs, not for what is slow: a busy machine may need many times as long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: report ?? '../test-results/report.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    ...(schoolOfWorker === undefined ? {} : { baseURL: schoolOfWorker }),
    screenshot: 'only-on-failure',
    // Recording every journey makes all of them several times slower.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // The browser's sandbox refuses to run as root, as in most containers.
      args: ['--no-sandbox', '--disable-dev-shm-usage'],
    },
  },
  projects: [{ name: 'chromium' }],
});
