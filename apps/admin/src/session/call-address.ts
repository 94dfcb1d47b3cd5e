/**
 * The address of a call: base and path, joined once. A path that already contains the base (`/api/v1/news`) is not prefixed
 * again.
 */
export const callAddress = (base: string, path: string): string => {
  const start = base.replace(/\/+$/, '');
  const rest = `/${path.replace(/^\/+/, '')}`;
  return rest === start || rest.startsWith(`${start}/`) ? rest : `${start}${rest}`;
};
