import { createRoot } from 'react-dom/client';
import { loadLanguage } from './i18n/current-language.ts';
import { briefly } from './engine/page/loadable.ts';
import { App } from './shell/App.tsx';
import { preloadHalf } from './shell/Gate.tsx';
import { noteMissingParts } from './shell/fault/missing-part.ts';
import { session } from './session/current-session.ts';
import './theme/base.css';
import './theme/print.css';
import { startPageLook } from './theme/page-look.ts';

startPageLook(session.profile()?.['settings']);

noteMissingParts();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');

// Load the stored language first: nobody should see a page change language while it appears.
await Promise.all([loadLanguage(), briefly(preloadHalf(window.location.pathname))]);
createRoot(root, { onUncaughtError: (problem) => console.error(problem) }).render(<App />);
