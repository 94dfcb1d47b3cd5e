import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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
 * Anything on the screen that violates WCAG 2.2 AA, at any severity, and anything else that axe calls serious; with its locations; limited to a part if one is
 * named.
 */
export const barriers = async (page: Page, part?: string): Promise<readonly string[]> => {
  await stoodStill(page);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).exclude(mute);
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations
    .filter(
      ({ impact, tags }) =>
        impact === 'serious' || impact === 'critical' || tags.some((tag) => standard.includes(tag)),
    )
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(' | ')}`);
};
