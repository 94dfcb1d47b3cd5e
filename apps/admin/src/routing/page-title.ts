/** The title of the window: what the page is, then whose. */
export const pageTitle = (page: string, school: string): string => (page ? `${page} | ${school}` : school);
