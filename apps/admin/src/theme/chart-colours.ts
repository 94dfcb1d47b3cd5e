import type { Mode } from './tokens.ts';

/**
 * Colours of the series of a chart, in order: after Okabe and Ito, distinguishable with red-green colour blindness too, and
 * dark or light enough for lines and bars on the background of each appearance (3 to 1, WCAG 1.4.11).
 */
export const chartColours: Readonly<Record<Mode, readonly string[]>> = {
  light: ['#0072b2', '#b37400', '#008563', '#b4578f', '#2a86b8', '#c24e00', '#6b6e72'],
  dark: ['#56b4e9', '#f0b429', '#3ecfa5', '#e79fc9', '#a5b8ff', '#ff8f57', '#b0b4ba'],
};
