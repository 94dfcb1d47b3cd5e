import { __unsafe_useEmotionCache } from '@emotion/react';
import { cleanup, configure, render } from '@testing-library/react';
import { countIn, schoolCurrency } from '../src/engine/field/money/school-currency.ts';
import { chooseLanguage, currentLanguage, speakSchoolWords } from '../src/i18n/current-language.ts';
import { runClocksIn, schoolTimeZone } from '../src/i18n/school-clock.ts';
import { schoolDayOrder, writeDaysIn } from '../src/i18n/school-day-order.ts';
import { hasUnsavedWork } from '../src/session/unsaved-work.ts';
import { changeAppearance, currentAppearance } from '../src/theme/appearance.ts';
import { restorePage } from './browser-page.mjs';

// Whole pages are rendered, alongside other specs on a two-core machine: lateness is not a failure.
configure({ asyncUtilTimeout: 60_000 });

/** What the product knows before a school tells it otherwise. */
const first = {
  zone: schoolTimeZone(),
  order: schoolDayOrder(),
  currency: schoolCurrency(),
  appearance: currentAppearance(),
};

/** Forgets what the school of a spec has set. */
const forgetSchool = async (): Promise<void> => {
  runClocksIn(first.zone);
  writeDaysIn(first.order);
  countIn(first.currency);
  speakSchoolWords([]);
  changeAppearance(first.appearance);
  if (currentLanguage().code !== 'en') await chooseLanguage('en');
};

/** Takes the styles away: a page with those of all specs takes seconds to say what is visible. */
const dropStyles = (): void => {
  render(<Styles />);
  cleanup();
};

const Styles = (): null => {
  const cache = __unsafe_useEmotionCache();
  if (!cache) throw new Error('Styles are kept where specs cannot take them away.');
  cache.sheet.flush();
  cache.inserted = {};
  cache.registered = {};
  return null;
};

const clocks = { setTimeout: globalThis.setTimeout, setInterval: globalThis.setInterval };

/** Notes timers that are started from now on; returns how to stop those that still run, and to note no more. */
const noteTimers = (): (() => void) => {
  const started = new Set<NodeJS.Timeout>();
  const noted =
    <Given extends unknown[]>(start: (...given: Given) => NodeJS.Timeout) =>
    (...given: Given): NodeJS.Timeout => {
      const timer = start(...given);
      started.add(timer);
      return timer;
    };
  Object.assign(globalThis, {
    setTimeout: noted(clocks.setTimeout),
    setInterval: noted(clocks.setInterval),
  });
  return () => {
    Object.assign(globalThis, clocks);
    for (const timer of started) clearTimeout(timer);
  };
};

/** The page of a file is left as the next one expects it: empty, at its first address, with nothing still to come. */
export const clearAfterwards = (): void => {
  let stopTimers: () => void;
  beforeAll(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    stopTimers = noteTimers();
  });
  afterEach(cleanup);
  afterAll(async () => {
    stopTimers();
    dropStyles();
    expect(hasUnsavedWork()).toBe(false);
    await forgetSchool();
    localStorage.clear();
    sessionStorage.clear();
    window.history.replaceState(null, '', '/');
    restorePage();
    document.title = '';
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  });
};
