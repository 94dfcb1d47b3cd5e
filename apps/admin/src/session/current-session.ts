import { browserStore } from './browser-store.ts';
import { createSession } from './session.ts';

/** The session of this tab. */
export const session = createSession(browserStore);

window.addEventListener('storage', (event) => session.storageChanged(event.key, event.newValue));
