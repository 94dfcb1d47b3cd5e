/** The window title: first the page, then the school. */
export const pageTitle = (page: string, school: string): string => (page ? `${page} | ${school}` : school);
