import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

declare global {
  interface Window {
    /** Present once axe has been injected into the loaded page. */
    axe?: typeof axe;
  }
}

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Half-faded text has no colour that could be judged; endless spinners are not waited for. */
const stoodStill = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().iterations === Infinity,
      ),
  );

/** A frame that runs no scripts cannot be inspected; it shows paper, not a screen. */
const mute = 'iframe[sandbox=""]';

/**
 * Has axe inspect the page in place, injected once per load. `AxeBuilder` of `@axe-core/playwright` injects it for every
 * analysis and opens a page of its own to put the results of the frames together, which takes four times as long.
 */
const inspect = async (page: Page, part: string | undefined): Promise<AxeResults> => {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  return page.evaluate(
    ([include, exclude]) => {
      if (window.axe === undefined) throw new Error('axe has not been injected');
      return window.axe.run({ include, exclude }, { resultTypes: ['violations', 'incomplete'] });
    },
    [part ?? 'html', mute] as const,
  );
};

const found = async (page: Page, part: string | undefined): Promise<readonly string[]> => {
  await stoodStill(page);
  const { violations, incomplete } = await inspect(page, part);
  const unseen = incomplete.filter(({ id }) => id === 'frame-tested');
  return [...violations, ...unseen]
    .filter(
      ({ impact, tags }) =>
        impact === 'serious' || impact === 'critical' || tags.some((tag) => standard.includes(tag)),
    )
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`);
};

/**
 * Anything on the screen that violates WCAG 2.2 AA, at any severity, and anything else that axe calls serious; with its
 * locations; limited to a part if one is named. A frame that axe could not look into counts as well. What is found is looked for once more: data that arrives in
 * between sets labels in motion, and halfway they have no colour that could be judged.
 */
export const barriers = async (page: Page, part?: string): Promise<readonly string[]> => {
  const first = await found(page, part);
  return first.length === 0 ? first : found(page, part);
};
