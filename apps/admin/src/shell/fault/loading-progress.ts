/** Milliseconds between two steps of the loading indicator. */
export const loadingStepMs = 500;

/** The next value of the loading indicator: ten per cent more; from a hundred, back to the start. */
export const nextProgress = (percent: number): number => (percent + 10) % 100;
