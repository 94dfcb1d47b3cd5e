/** One address or several as a list. */
export const addressList = (addresses: string | readonly string[] | undefined): readonly string[] => {
  if (addresses === undefined) return [];
  return typeof addresses === 'string' ? [addresses] : addresses;
};

/** The address used for links. */
export const firstAddress = (addresses: string | readonly string[] | undefined): string | undefined =>
  addressList(addresses)[0];
