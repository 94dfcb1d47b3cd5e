import type { AnyResource } from '@school/kernel';

/** The resource as comments and files see it: with the rows whose remarks the caller may access. */
export const withRemarkRows = (resource: AnyResource): AnyResource => {
  const { access } = resource;
  return access.remarks ? { ...resource, access: { ...access, rows: access.remarks } } : resource;
};
