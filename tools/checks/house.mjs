import { readBounds } from '../house/bounds.mjs';
import { figures, isWorse } from '../house/figures.mjs';

/**
 * Figures of the house that have become worse than their bound in `tools/house/bounds.json`. A bound is changed by hand,
 * and with a reason; `npm run house -- record` tightens it.
 */
export const worseFigures = async () => {
  const bounds = readBounds();
  const findings = [];
  for (const figure of figures) {
    const { value } = await figure.measure();
    const bound = bounds[figure.key];
    if (isWorse(figure, value, bound))
      findings.push(
        `${figure.label}: ${value}, bound ${bound}; \`npm run house -- ${figure.key}\` names them`,
      );
  }
  return findings;
};
