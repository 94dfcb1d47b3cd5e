import { browserStore } from './browser-store.ts';
import { createSession } from './session.ts';
import { storageKeys } from './storage-keys.ts';

/** The session of this tab. */
export const session = createSession(browserStore);

window.addEventListener('storage', (event) => session.storageChanged(event.key, event.newValue));
// A page the browser kept while another was shown has received nothing from other tabs.
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) session.storageChanged(storageKeys.session, browserStore.getItem(storageKeys.session));
});
