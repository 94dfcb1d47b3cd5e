// Runs before the first paint, so that a dark page never flashes white. Kept apart because no inline script is allowed.
try {
  const dark = /dark/.test(localStorage.getItem('layoutMode') || '');
  document.documentElement.dataset.layoutMode = dark ? 'dark' : 'light';
  document.documentElement.style.background = dark ? '#0e131d' : '#f5f7fa';
} catch {
  // Without local storage the page is light.
}
