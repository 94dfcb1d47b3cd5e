/** The name of the current page: its own (a record's name) or, until it states one, the route's. */
export interface PageName {
  readonly ofRoute: string;
  readonly own: string | undefined;
}

let name: PageName = { ofRoute: '', own: undefined };
const listeners = new Set<() => void>();

export const currentPageName = (): PageName => name;
export const onPageName = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
export const namePage = (change: Partial<PageName>): void => {
  name = { ...name, ...change };
  for (const listener of listeners) listener();
};
