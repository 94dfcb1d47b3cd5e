// Loaded before each file of specs: opens the worker's page, unless it is open already, and empties it after the file.
if (globalThis.window === undefined) {
  await import('./browser-page.mjs');
  // It would do so for the first file alone.
  process.env.RTL_SKIP_AUTO_CLEANUP = 'true';
}
const { clearAfterwards } = await import('./clear-page.tsx');
clearAfterwards();
