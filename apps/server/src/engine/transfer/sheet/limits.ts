/** Rows and columns that one import takes. */
export const mostRows = 200_000;
export const mostColumns = 500;
